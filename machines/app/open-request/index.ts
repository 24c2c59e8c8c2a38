import type { ActorRefFrom } from 'xstate'

import type { openRequestMachine } from './open-request.machine.ts'

export { openRequestMachine } from './open-request.machine.ts'
export type { OpenRequestInput } from './open-request.types.ts'
export { hasUnsaved, isAskingToLeave, losesUnsaved } from './open-request.view.ts'

export type OpenRequestActor = ActorRefFrom<typeof openRequestMachine>
