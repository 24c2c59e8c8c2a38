import { existsSync } from 'node:fs'

import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'

import type { Place } from '#domain/navigation/place.ts'
import { allRoutes } from '#domain/navigation/routes.ts'

import { COMPRESS_ONCE, encodedResponse, encodingFor } from './compressed.ts'
import { serveFlows } from './flows.ts'
import { type PortalPage, type PortalSettings, readPage } from './page.ts'

const HASHED = /^(\/fluxos)?\/assets\//
const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const NO_STORE = 'no-store'
const HTML = 'text/html; charset=UTF-8'
/** Query parameters with a single sign-on code (D-01). */
const CODES = ['code', 'token']
/** Paths with dotfiles are not served: they are not part of the portal and may be private. */
const HIDDEN = /\/\./

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
  page: PortalPage = readPage(folder),
): void {
  app.use('/*', async (c, next) => (HIDDEN.test(c.req.path) ? c.notFound() : next()))
  app.use('/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', cacheControlOf(c))
  })
  app.get('/config.json', (c) => c.json(settings))
  serveFlows(app, flowsFolder)
  const respond = (c: Context, place: Place | null) => {
    if (HASHED.test(c.req.path)) return c.notFound()
    const hasCode = CODES.some((name) => c.req.query(name) !== undefined) || c.req.param('code') !== undefined
    const html = page.at(place, settings, hasCode)
    if (html === null) return c.text('O portal ainda não foi construído.', 404)
    const encoding = encodingFor(c)
    return encodedResponse(c, encoding === null ? html : COMPRESS_ONCE[encoding](html), encoding, HTML)
  }
  for (const { path, parse } of allRoutes)
    app.get(path, (c) => respond(c, parse(c.req.path, c.req.param() as Record<string, string>)))
  if (existsSync(folder)) app.use('/*', serveStatic({ root: folder, precompressed: true }))
  app.get('/*', (c) => respond(c, null))
}

function cacheControlOf({ req, res }: Context): string {
  if (HASHED.test(req.path)) return CACHE_FOREVER
  return res.headers.get('Content-Type')?.startsWith('text/html') ? NO_STORE : REVALIDATE
}
