import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'

/** One line per call with the route's pattern: the path itself may hold ids, and codes of a log-in. */
export const accessLog =
  (logger: Logger): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now()
    await next()
    logger.info(
      {
        method: c.req.method,
        route: matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '/*',
        status: c.res.status,
        milliseconds: Math.round(performance.now() - began),
      },
      'call',
    )
  }
