export { writeMachine } from './mutation.machine.ts'
export { refusalIn, wentWell } from './mutation.outcome.ts'
export { declareMutation, writeWith } from './mutation.typed.ts'
export type { WriteOutcome } from './mutation.types.ts'
