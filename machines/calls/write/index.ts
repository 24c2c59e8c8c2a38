export { writeMachine } from './write.machine.ts'
export { declareMutation, writeWith } from './write.of.ts'
export { refusalIn, wentWell } from './write.outcome.ts'
export type { WriteOutcome } from './write.types.ts'
