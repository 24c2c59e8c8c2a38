import type { IncomingMessage } from 'node:http'

import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

import { type CloseServer, closeServer } from './close-server.ts'
import { PACE, requirePace } from './pace.ts'

/** A call has no total timeout, since a large file may take long; its body has a minimum rate instead. */
const TIMEOUTS = { headersTimeout: 15_000, connectionsCheckingInterval: 10_000, requestTimeout: 0 }

export type Listening = {
  readonly url: string
  readonly close: CloseServer
}

/** Port 0 selects a free one. `url` has no trailing slash. Leaves nothing open on rejection. */
export function listen(
  app: Hono,
  { host, port }: { host: string; port: number },
  pace = PACE,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions: TIMEOUTS }, (address) => {
      const name = host.includes(':') ? `[${host}]` : host
      resolve({ url: `http://${name}:${address.port}`, close })
    })
    const close = closeServer(server)
    server.on('request', (call: IncomingMessage) => requirePace(call, pace))
    server.once('error', reject)
  })
}
