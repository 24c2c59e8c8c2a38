import type { ActorRefFrom } from 'xstate'

import type { requestViewMachine } from './request-view.machine.ts'

export type { ReadSection } from '#domain/forms/read.ts'
export { requestViewMachine } from './request-view.machine.ts'
export type { PrintRequest, ReadRequest, RequestViewInput } from './request-view.types.ts'
export { type NamedStep, namedPath, type RequestPageView, requestPageView } from './request-view.view.ts'

export type RequestViewActor = ActorRefFrom<typeof requestViewMachine>
