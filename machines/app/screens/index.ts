import type { ActorRefFrom } from 'xstate'

import type { portalMachine } from './screens.machine.ts'

export { consentInput } from './screens.inputs.ts'
export { portalMachine } from './screens.machine.ts'
export type { SentChanged, SentRecalled } from './screens.types.ts'
export { type PortalView, portalView } from './screens.view.ts'

export type PortalActor = ActorRefFrom<typeof portalMachine>
