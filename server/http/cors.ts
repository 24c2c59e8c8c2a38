import type { Hono } from 'hono'
import { cors } from 'hono/cors'

const PREFLIGHT_SECONDS = 600

/**
 * Allows pages of exactly these origins to call the API. Calls use a bearer token and no cookie, so
 * credentials are not allowed; other origins get no CORS headers.
 */
export function allowPortals(app: Hono, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Content-Disposition', 'Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
  })
  for (const path of ['/api/*', '/documento/*', '/ws/*']) app.use(path, allowed)
}
