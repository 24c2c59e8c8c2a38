import type { ActorRefFrom } from 'xstate'

import type { insideMachine } from './inside.machine.ts'

export { insideMachine } from './inside.machine.ts'
export type {
  InsideOutput,
  NavigationBlocked,
  PageResumed,
  PlaceChanged,
  TabAnswered,
  TabsAsked,
} from './inside.types.ts'
export { type InsideView, insideView } from './inside.view.ts'

export type InsideActor = ActorRefFrom<typeof insideMachine>
