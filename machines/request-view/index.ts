import type { ActorRefFrom } from 'xstate'

import type { requestViewMachine } from './request-view.machine.ts'

export { requestViewLabels } from './request-view.labels.ts'
export { requestViewMachine } from './request-view.machine.ts'
export type { ReadAnswer, ReadRequest, ReadSection, RequestViewInput } from './request-view.types.ts'
export { requestViewView } from './request-view.view.ts'

export type RequestViewActor = ActorRefFrom<typeof requestViewMachine>
