import {
  type AnyActorLogic,
  type AnyEventObject,
  type CallbackActorLogic,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
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

/**
 * The same for a whole chart, with the type of its machine: its code may be loaded later than that of its
 * parent.
 */
export function lazyMachine<Chart extends AnyActorLogic>(name: string): Chart {
  const missing = fromCallback(() => {
    throw new Error(`Chart "${name}" was not provided`)
  })
  return missing as AnyActorLogic as Chart
}
