export { routerMachine } from './router.machine.ts'
export type { HistoryCommand, Navigate } from './router.types.ts'
