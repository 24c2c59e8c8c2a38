import type { ActorRefFrom } from 'xstate'

import type { requestListMachine } from './request-list.machine.ts'

export { requestListMachine } from './request-list.machine.ts'
export type {
  ListArranged,
  RequestListInput,
  RequestListQuestion,
  SentDismissed,
  SentRequest,
} from './request-list.types.ts'
export {
  type RequestListView,
  type RequestRow,
  requestListView,
  rowsOf,
  type SentNews,
  sentNewsOf,
  type WaitingRequest,
  waitingOf,
} from './request-list.view.ts'

export type RequestListActor = ActorRefFrom<typeof requestListMachine>
