import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

import { closeServer } from './close-server.ts'

export type Listening = { readonly url: string; readonly close: () => Promise<void> }

/** Opens the port; 0 is one that is free. `url` has no slash at its end. Rejects with nothing left open. */
export function listen(app: Hono, { host, port }: { host: string; port: number }): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (address) => {
      const name = host.includes(':') ? `[${host}]` : host
      resolve({ url: `http://${name}:${address.port}`, close: () => closeServer(server) })
    })
    server.once('error', reject)
  })
}
