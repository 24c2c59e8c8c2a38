export { choiceListsMachine } from './choice-lists.machine.ts'
export type { ListsArrived } from './choice-lists.types.ts'
export { choiceListsView } from './choice-lists.view.ts'
