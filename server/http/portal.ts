import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'

const HASHED = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const ALWAYS_ASK = 'no-cache'
const NEVER = 'no-store'
/** A name that begins with a dot is no address of the portal, and such a file is not for the public. */
const HIDDEN = /\/\./

/**
 * `/config.json`: where each kind of call goes, '' being the portal's own origin, the participant area (D-47), and how
 * participants reach the fund ('' where nobody said).
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
 * Serves the built portal and its run-time settings. Files below /assets carry a hash in their name and are kept for
 * ever; every other address is the portal's own and gets its page, which decides what to show. The page itself is
 * kept nowhere, so that Back after leaving does not bring it back as it stood.
 */
export function servePortal(app: Hono, folder: string, settings: PortalSettings): void {
  app.use('/*', async (c, next) => (HIDDEN.test(c.req.path) ? c.notFound() : next()))
  app.use('/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', keptHowLong(c))
  })
  app.get('/config.json', (c) => c.json(settings))
  if (existsSync(folder)) app.use('/*', serveStatic({ root: folder, precompressed: true }))
  app.get('/*', async (c) => {
    if (c.req.path.startsWith(HASHED)) return c.notFound()
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
    if (page === null) return c.text('O portal ainda não foi construído.', 404)
    return c.html(page)
  })
}

function keptHowLong({ req, res }: Context): string {
  if (req.path.startsWith(HASHED)) return FOREVER
  return res.headers.get('Content-Type')?.startsWith('text/html') ? NEVER : ALWAYS_ASK
}
