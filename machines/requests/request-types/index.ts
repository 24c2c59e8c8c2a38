import type { ActorRefFrom } from 'xstate'

import type { requestTypesMachine } from './request-types.machine.ts'

export { requestTypesMachine } from './request-types.machine.ts'
export type { RequestTypesInput } from './request-types.types.ts'
export { isAccountChangedElsewhere, type OfferedType, offeredTypesOf } from './request-types.view.ts'

export type RequestTypesActor = ActorRefFrom<typeof requestTypesMachine>
