export { loadMachine } from './query.machine.ts'
export { declareQuery, isNotFound, type LoadActor, loadWith, replyIn } from './query.typed.ts'
export type { LoadInput, LoadOutcome } from './query.types.ts'
export { loadView } from './query.view.ts'
