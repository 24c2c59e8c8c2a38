import type { ActorRefFrom } from 'xstate'

import type { sessionClockMachine } from './session-clock.machine.ts'

export { sessionClockMachine } from './session-clock.machine.ts'
export type { Lifetime, SessionRenewed } from './session-clock.types.ts'
export { type SessionClockView, sessionClockView } from './session-clock.view.ts'

export type SessionClockActor = ActorRefFrom<typeof sessionClockMachine>
