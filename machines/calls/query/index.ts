export { queryMachine } from './query.machine.ts'
export { declareQuery, isNotFound, provideQuery, type QueryActor, replyIn } from './query.typed.ts'
export type { QueryOutcome } from './query.types.ts'
export { queryView } from './query.view.ts'
