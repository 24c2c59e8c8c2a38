import type { ActorSystem, ActorSystemInfo } from 'xstate'

export type { AnyActorRef } from 'xstate'

/** xstate keeps this alias to itself; everything lightly documented that the charts use is named in this file. */
export type AnyActorSystem = ActorSystem<ActorSystemInfo>
