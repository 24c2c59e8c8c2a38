import { Hono } from 'hono'

import { accessLog } from './http/access-log.ts'
import { errorResponse, unknownCall } from './http/error-response.ts'
import { servePortal } from './http/portal.ts'
import { securityHeaders } from './http/security.ts'
import type { Services } from './http/services.ts'
import { mountCalls } from './routes.ts'

export type AppSettings = {
  /** Folder of the built portal. */
  readonly portalDirectory: string
  /** Host that the browser asks for postal codes; '' is this server. */
  readonly postalCodeUrl: string
}

/** The whole server without a socket: API, run-time settings and portal. */
export function createApp(services: Services, { portalDirectory, postalCodeUrl }: AppSettings): Hono {
  const app = new Hono()
  app.onError(errorResponse(services.logger))
  app.use(accessLog(services.logger))
  app.use(securityHeaders(postalCodeUrl))
  app.use('/api/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  mountCalls(app, services)
  app.all('/api/*', unknownCall)
  app.get('/config.json', (c) =>
    c.json({ api: '', cep: postalCodeUrl }, 200, { 'Cache-Control': 'no-cache' }),
  )
  servePortal(app, portalDirectory)
  return app
}
