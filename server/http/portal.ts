import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const ALWAYS_ASK = 'no-cache'

/**
 * Serves the built portal. Files below /assets carry a hash in their name and are kept for ever; every other
 * address is the portal's own and gets its page, which decides what to show.
 */
export function servePortal(app: Hono, folder: string): void {
  app.use('/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', c.req.path.startsWith(HASHED) ? FOREVER : ALWAYS_ASK)
  })
  if (existsSync(folder)) app.use('/*', serveStatic({ root: folder }))
  app.get('/*', async (c) => {
    if (c.req.path.startsWith(HASHED)) return c.notFound()
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
    if (page === null) return c.text('O portal ainda não foi construído.', 404)
    return c.html(page)
  })
}
