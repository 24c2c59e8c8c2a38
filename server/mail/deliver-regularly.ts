import { AsyncResource } from 'node:async_hooks'

import { type Delivering, deliverDue } from './delivery.ts'

/** Interval for retries and for mail of other processes. */
const MILLISECONDS = 30_000

export type Delivery = {
  /** Call it after mail was committed. Resolves when no due mail is left. */
  readonly wake: () => Promise<void>
  /** Resolves once the current mail is sent; starts no other one. */
  readonly stop: () => Promise<void>
}

/** Queued mail stays where it is (P-450). */
export const NO_DELIVERY: Delivery = { wake: async () => {}, stop: async () => {} }

/** Delivers due mail now, at every `wake` and at intervals. */
export function deliverRegularly(delivering: Delivering, everyMilliseconds = MILLISECONDS): Delivery {
  let isOver = false
  let isWanted = false
  let underWay: Promise<void> | null = null

  const deliver = async () => {
    while (isWanted && !isOver) {
      isWanted = false
      await deliverDue(delivering, () => isOver).catch((error: unknown) =>
        delivering.logger.error({ err: error }, 'mail could not be delivered'),
      )
    }
    underWay = null
  }
  // Without the context of the call that wakes it: the mail is of other calls too.
  const wake = AsyncResource.bind(() => {
    isWanted = true
    underWay ??= deliver()
    return underWay
  })
  const timer = setInterval(wake, everyMilliseconds).unref()
  void wake()
  return {
    wake,
    stop: async () => {
      clearInterval(timer)
      isOver = true
      await underWay
    },
  }
}
