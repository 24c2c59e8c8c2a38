export { loadMachine } from './load.machine.ts'
export { declareQuery, isNotFound, type LoadActor, loadWith, replyIn } from './load.of.ts'
export type { LoadInput, LoadOutcome } from './load.types.ts'
export { loadView } from './load.view.ts'
