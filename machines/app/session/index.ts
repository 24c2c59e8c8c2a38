import type { ActorRefFrom } from 'xstate'

import type { sessionMachine } from './session.machine.ts'

export { sessionMachine } from './session.machine.ts'
export type { SessionEnd } from './session.types.ts'
export { type SessionView, sessionView } from './session.view.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
