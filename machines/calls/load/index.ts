export { loadMachine } from './load.machine.ts'
export { isNotFound, type LoadActor, loadOf, loadWith, replyIn } from './load.of.ts'
export type { LoadInput, LoadOutcome } from './load.types.ts'
export { loadView } from './load.view.ts'
