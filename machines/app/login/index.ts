import type { ActorRefFrom } from 'xstate'

import type { loginMachine } from './login.machine.ts'

export { loginMachine } from './login.machine.ts'
export type {
  CodeArrived,
  Credentials,
  LoginOutcome,
  Opened,
  OpenSession,
  SessionEndedElsewhere,
  StartedSession,
} from './login.types.ts'
export { delayView, idleLogin, type LoginView, loginView } from './login.view.ts'

export type LoginActor = ActorRefFrom<typeof loginMachine>
