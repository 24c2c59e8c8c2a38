import {
  type ActorLogic,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorLogic,
  type AnyEventObject,
  type CallbackActorLogic,
  type EmittedFrom,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  type InputFrom,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate'

/**
 * Declares an effect of a chart without its implementation.
 * The portal provides the live version, tests a controllable one; if none is provided, it fails with its
 * name.
 */
export function promisePort<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => {
    throw new Error(`Port "${name}" was not provided`)
  })
}

/** The same for a long-running effect that may receive and send events. */
export function callbackPort<
  Heard extends AnyEventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(name: string): CallbackActorLogic<Heard, Input> {
  return fromCallback<Heard, Input>(() => {
    throw new Error(`Port "${name}" was not provided`)
  })
}

/** A chart as its parent invokes it. */
export type LazyMachine<Chart extends AnyActorLogic> = ActorLogic<
  SnapshotFrom<Chart>,
  EventFromLogic<Chart>,
  InputFrom<Chart>,
  ActorSystem<ActorSystemInfo>,
  EmittedFrom<Chart>
>

/**
 * The same for a whole chart, whose code may be loaded after that of its parent: `loaded` returns it. It must be
 * loaded before it is invoked.
 */
export function lazyMachine<Chart extends AnyActorLogic>(
  name: string,
  loaded: () => Chart | undefined = () => undefined,
): LazyMachine<Chart> {
  const chart = () => {
    const machine = loaded()
    if (machine === undefined) throw new Error(`Chart "${name}" was not provided`)
    return machine
  }
  return {
    getInitialSnapshot: (scope, input) => chart().getInitialSnapshot(scope, input),
    start: (snapshot, scope) => chart().start?.(snapshot, scope),
    transition: (snapshot, event, scope) => chart().transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot) => chart().getPersistedSnapshot(snapshot),
  }
}
