export { formOptionsMachine } from './form-options.machine.ts'
export type { ListsArrived } from './form-options.types.ts'
export { formOptionsView } from './form-options.view.ts'
