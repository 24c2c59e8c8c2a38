import { type Client, createClient } from '#api/client/client.ts'

import type { ConfigAdapter } from './config.ts'

type Dependencies = {
  readonly config: Pick<ConfigAdapter, 'now' | 'ready'>
  /** Of the tab's session; null without one. */
  readonly token: () => string | null
  readonly fetch: typeof globalThis.fetch
}

/**
 * The client of the tab, whose calls wait for the configuration. A call has the token of the moment in which it
 * is made, because the session may be cleared or replaced while the call waits (SESSION-35).
 */
export function createPortalClient({ config, token, fetch }: Dependencies): Client {
  return async (definition, sent) => {
    const current = token()
    await config.ready
    return createClient({ hosts: config.now().hosts, token: () => current, fetch })(definition, sent)
  }
}
