export { writeLabels } from './write.labels.ts'
export { outcomeOf, writeMachine, writeWith } from './write.machine.ts'
export { wentWell } from './write.outcome.ts'
export type { WriteOutcome } from './write.types.ts'
