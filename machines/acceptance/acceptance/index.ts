import type { ActorRefFrom } from 'xstate'

import type { acceptanceMachine } from './acceptance.machine.ts'

export { acceptanceMachine } from './acceptance.machine.ts'
export type { AcceptanceFound, AcceptanceInput } from './acceptance.types.ts'
export { type AcceptanceView, acceptanceView } from './acceptance.view.ts'

export type AcceptanceActor = ActorRefFrom<typeof acceptanceMachine>
