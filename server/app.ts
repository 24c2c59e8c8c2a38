import { Hono, type MiddlewareHandler } from 'hono'

import { accessLog } from './http/access-log.ts'
import { callId } from './http/call-id.ts'
import { noteAddress, noteClient } from './http/client.ts'
import { allowPortals } from './http/cors.ts'
import { errorResponse, unknownCall } from './http/error-response.ts'
import { mountHealth } from './http/health.ts'
import { readPage } from './http/page.ts'
import { servePortal } from './http/portal.ts'
import { securityHeaders } from './http/security.ts'
import type { Services } from './http/services.ts'
import { mountVersion } from './http/version.ts'
import { publishContract } from './openapi/publish.ts'
import { mountCalls } from './routes.ts'

export type AppSettings = {
  readonly portalDirectory: string
  /** Of the analysts' pages; null or absent where they are not served. */
  readonly flowsDirectory?: string | null
  readonly portalOrigins: readonly string[]
  /** URL of the participant area with the placeholder `{codigo}` (D-47); '' if there is none. */
  readonly participantArea: string
  /** How participants contact the fund, as text; '' if not configured. */
  readonly contact: string
  /** Whether this server runs behind a reverse proxy, whose forwarding headers are then trusted. */
  readonly trustProxy: boolean
}

const CALLS = ['/api/*', '/documento/*', '/ws/*']

const keepNowhere: MiddlewareHandler = async (c, next) => {
  await next()
  // c.header() would build the response again.
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}

/** The whole server without a socket: API and portal on one origin. */
export function createApp(
  services: Services,
  { portalDirectory, flowsDirectory, portalOrigins, participantArea, contact, trustProxy }: AppSettings,
): Hono {
  const app = new Hono()
  const page = readPage(portalDirectory)
  app.onError(errorResponse(services.logger))
  app.use(callId(trustProxy))
  app.use(accessLog(services.logger, services.underWay, services.observe))
  app.use(securityHeaders({ trustProxy, inline: page.inline }))
  publishContract(app)
  allowPortals(app, portalOrigins)
  for (const path of CALLS) app.use(path, keepNowhere)
  mountHealth(app, services)
  mountVersion(app)
  app.use(noteClient(trustProxy))
  app.use(noteAddress(services))
  mountCalls(app, services)
  app.all('/api/*', unknownCall)
  const settings = { api: '', sso: '', ged: '', cep: '', area: participantArea, contato: contact }
  servePortal(app, portalDirectory, settings, flowsDirectory, page)
  return app
}
