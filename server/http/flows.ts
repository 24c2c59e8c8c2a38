import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const FLOWS = '/fluxos'

const NOT_YET = 'As páginas dos fluxos ficam prontas em instantes.'
const SECONDS_UNTIL_NEXT_TRY = '5'

/**
 * Serves the analysts' pages. They are built while the server already responds, so that the folder may come later.
 * Without a folder their addresses do not exist: the portal's page would be a misleading reply.
 */
export function serveFlows(app: Hono, folder: string | null): void {
  if (folder === null) {
    for (const path of [FLOWS, `${FLOWS}/*`]) app.get(path, (c) => c.notFound())
    return
  }
  const isBuilt = () => existsSync(join(folder, 'index.html'))
  app.get(FLOWS, (c) => c.redirect(`${FLOWS}/`))
  app.get(`${FLOWS}/`, async (c, next) => {
    if (isBuilt()) return next()
    c.header('Cache-Control', 'no-store')
    c.header('Retry-After', SECONDS_UNTIL_NEXT_TRY)
    // Browsers ask again by themselves.
    c.header('Refresh', SECONDS_UNTIL_NEXT_TRY)
    return c.text(NOT_YET, 503)
  })
  const rewriteRequestPath = (path: string) => join(folder, path.slice(FLOWS.length))
  app.use(`${FLOWS}/*`, serveStatic({ precompressed: true, rewriteRequestPath }))
  app.get(`${FLOWS}/*`, (c) => c.notFound())
}
