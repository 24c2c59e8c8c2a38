export { requestStatusLabels } from './request-status.labels.ts'
export { type LifeLineStep, lifeLineOf } from './request-status.life-line.ts'
export { requestStatusMachine } from './request-status.machine.ts'
export type { RequestStatusEvent } from './request-status.types.ts'
export {
  nextStatus,
  PARTICIPANT_MOVES,
  possibleEvents,
  shortestWay,
  storyOf,
  wishOf,
} from './request-status.view.ts'
