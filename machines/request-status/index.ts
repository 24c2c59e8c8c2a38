export { requestStatusLabels } from './request-status.labels.ts'
export { requestStatusMachine } from './request-status.machine.ts'
export type { RequestStatusEvent } from './request-status.types.ts'
export { nextStatus, PARTICIPANT_MOVES, possibleEvents } from './request-status.view.ts'
