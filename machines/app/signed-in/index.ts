import type { ActorRefFrom } from 'xstate'

import type { signedInMachine } from './signed-in.machine.ts'

export { signedInMachine } from './signed-in.machine.ts'
export type {
  NavigationBlocked,
  PageResumed,
  PlaceChanged,
  SignedInOutcome,
  TabAnswered,
  TabsAsked,
} from './signed-in.types.ts'
export { type SignedInView, signedInView } from './signed-in.view.ts'

export type SignedInActor = ActorRefFrom<typeof signedInMachine>
