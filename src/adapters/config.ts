import { type FirstConfig, OWN_ORIGIN, type PortalConfig } from '#api/client/config.ts'
import type { ServerClock } from './server-clock.ts'
import { withTimeout } from './with-timeout.ts'

/** How long the first call waits for the configuration and the server's time, in milliseconds (P-217). */
const TIMEOUT = 3_000

export type ConfigAdapter = {
  /** The portal's own origin until the configuration is loaded. */
  readonly now: () => PortalConfig
  /** Resolves once the configuration and the server's time are loaded, or on timeout. */
  readonly ready: Promise<void>
}

/** Makes the configuration available before it is loaded, so that the login need not wait for it. */
export function createConfigAdapter(firstConfig: Promise<FirstConfig>, clock: ServerClock): ConfigAdapter {
  let current = OWN_ORIGIN
  const serverTime = firstConfig.then((first) => {
    current = first.config
    return first.serverTime
  })
  return { now: () => current, ready: clock.align(withTimeout(serverTime, TIMEOUT)) }
}
