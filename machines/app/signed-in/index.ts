import type { ActorRefFrom } from 'xstate'

import type { insideMachine } from './signed-in.machine.ts'

export { insideMachine } from './signed-in.machine.ts'
export type {
  InsideOutput,
  NavigationBlocked,
  PageResumed,
  PlaceChanged,
  TabAnswered,
  TabsAsked,
} from './signed-in.types.ts'
export { type InsideView, insideView } from './signed-in.view.ts'

export type InsideActor = ActorRefFrom<typeof insideMachine>
