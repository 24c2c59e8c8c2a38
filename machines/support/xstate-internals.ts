import type { ActorSystem, ActorSystemInfo } from 'xstate'

export type { AnyActorRef } from 'xstate'

/** xstate keeps this alias to itself; everything lightly documented that the charts use is named in this file. */
export type AnyActorSystem = ActorSystem<ActorSystemInfo>

/** The input of a chart, from the event with which it starts: a chart's own types do not name that event. */
export const startedWith = <Input>(start: { readonly type: string }): Input =>
  (start as { readonly type: string; readonly input: Input }).input
