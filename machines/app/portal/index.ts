import type { ActorRefFrom } from 'xstate'

import type { portalMachine } from './portal.machine.ts'

export { consentInput } from './portal.inputs.ts'
export { portalMachine } from './portal.machine.ts'
export type { SentChanged, SentRecalled } from './portal.types.ts'
export { type PortalView, portalView } from './portal.view.ts'

export type PortalActor = ActorRefFrom<typeof portalMachine>
