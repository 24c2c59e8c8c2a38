export { requestStatusLabels } from './request-status.labels.ts'
export { requestStatusMachine } from './request-status.machine.ts'
export { PARTICIPANT_MOVES } from './request-status.moves.ts'
export { type StatusPathStep, statusPath } from './request-status.path.ts'
export type { RequestStatusEvent } from './request-status.types.ts'
export {
  correctionRequestOf,
  LETTERS,
  nextStatus,
  possibleEvents,
  shortestWay,
  statusExplanation,
} from './request-status.view.ts'
