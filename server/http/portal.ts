import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'

import { serveFlows } from './flows.ts'

const HASHED = /^(\/fluxos)?\/assets\//
const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const NO_STORE = 'no-store'
/** Paths with dotfiles are not served: they are not part of the portal and may be private. */
const HIDDEN = /\/\./

/**
 * `/config.json`: the host of each kind of call ('' is the portal's own origin), the participant area (D-47),
 * and how participants contact the fund ('' if not configured).
 */
export type PortalSettings = {
  readonly api: string
  readonly sso: string
  readonly ged: string
  readonly cep: string
  readonly area: string
  readonly contato: string
}

/**
 * Serves the built portal, its run-time settings and, where a folder is given, the analysts' pages. Files under
 * /assets have a hash in their name and are cached permanently; other paths return the portal's page, whose router
 * selects the screen. The page is not cached, so that Back after a logout does not restore it.
 */
export function servePortal(
  app: Hono,
  folder: string,
  settings: PortalSettings,
  flowsFolder: string | null = null,
): void {
  app.use('/*', async (c, next) => (HIDDEN.test(c.req.path) ? c.notFound() : next()))
  app.use('/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', cacheControlOf(c))
  })
  app.get('/config.json', (c) => c.json(settings))
  serveFlows(app, flowsFolder)
  if (existsSync(folder)) app.use('/*', serveStatic({ root: folder, precompressed: true }))
  app.get('/*', async (c) => {
    if (HASHED.test(c.req.path)) return c.notFound()
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
    if (page === null) return c.text('O portal ainda não foi construído.', 404)
    return c.html(page)
  })
}

function cacheControlOf({ req, res }: Context): string {
  if (HASHED.test(req.path)) return CACHE_FOREVER
  return res.headers.get('Content-Type')?.startsWith('text/html') ? NO_STORE : REVALIDATE
}
