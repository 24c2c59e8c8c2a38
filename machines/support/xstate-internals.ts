import type { ActorSystem, ActorSystemInfo } from 'xstate'

export type { AnyActorRef } from 'xstate'

/** Types that XState does not export or document well; all of them are in this file. */
export type AnyActorSystem = ActorSystem<ActorSystemInfo>

/** The input of a chart, from its start event, which the chart's own types do not include. */
export const startedWith = <Input>(start: { readonly type: string }): Input =>
  (start as { readonly type: string; readonly input: Input }).input
