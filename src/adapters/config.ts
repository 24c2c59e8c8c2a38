import { type FirstAnswer, OWN_ORIGIN, type PortalConfig } from '#api/client/config.ts'

import { inTime } from './in-time.ts'
import type { SteadyClock } from './steady-clock.ts'

/** Milliseconds that the first call waits for the configuration and for the server's time (P-217). */
const PATIENCE = 3_000

export type ConfigAdapter = {
  /** The portal's own origin until the configuration has come. */
  readonly now: () => PortalConfig
  /** Resolves once the configuration and the server's time have come, or are not waited for any longer. */
  readonly ready: Promise<void>
}

/** The configuration as far as it is known: the login is drawn before it comes. */
export function createConfigAdapter(asked: Promise<FirstAnswer>, clock: SteadyClock): ConfigAdapter {
  let current = OWN_ORIGIN
  const serverTime = asked.then((answer) => {
    current = answer.config
    return answer.serverTime
  })
  return { now: () => current, ready: clock.align(inTime(serverTime, PATIENCE)) }
}
