export { choiceListsMachine } from './form-options.machine.ts'
export type { ListsArrived } from './form-options.types.ts'
export { choiceListsView } from './form-options.view.ts'
