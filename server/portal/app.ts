import { Hono } from 'hono'
import type { Logger } from 'pino'

import { accessLog } from '#server/http/access-log.ts'
import { mountAlive } from '#server/http/alive.ts'
import { callId } from '#server/http/call-id.ts'
import { errorResponse, unknownCall } from '#server/http/error-response.ts'
import { readPage } from '#server/http/page.ts'
import { servePortal } from '#server/http/portal.ts'
import { securityHeaders } from '#server/http/security.ts'
import { mountVersion } from '#server/http/version.ts'

import type { PortalConfig } from './config.ts'

/** The portal without the API and without a socket; its calls go to the configured hosts. */
export function createPortal(
  {
    portalDirectory,
    settings,
    trustProxy,
  }: Pick<PortalConfig, 'portalDirectory' | 'settings' | 'trustProxy'>,
  logger: Logger,
): Hono {
  const { api, sso, ged, cep } = settings
  const app = new Hono()
  const page = readPage(portalDirectory)
  app.onError(errorResponse(logger))
  app.use(callId(trustProxy))
  app.use(accessLog(logger))
  app.use(securityHeaders({ trustProxy, hosts: [api, sso, ged, cep], inline: page.inline }))
  mountAlive(app)
  mountVersion(app)
  // A call that reaches this server has a wrong host, so the portal's page would be a misleading reply.
  for (const path of ['/api/*', '/ws/*']) app.all(path, unknownCall)
  servePortal(app, portalDirectory, settings, null, page)
  return app
}
