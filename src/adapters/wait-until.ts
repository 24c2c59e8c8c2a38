import { fromPromise } from 'xstate'

import type { ServerClock } from './server-clock.ts'

/** Resolves at a time in milliseconds since 1970 on that clock; at once if it has passed. */
export const waitUntil = (clock: Pick<ServerClock, 'now'>) =>
  fromPromise<void, { moment: number }>(
    ({ input: { moment }, signal }) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, moment - clock.now()))
        signal.addEventListener('abort', () => clearTimeout(timer))
      }),
  )
