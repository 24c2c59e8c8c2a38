import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'

declare module 'hono' {
  interface ContextVariableMap {
    /** Pseudonym of the caller in the log, for calls with a session. */
    account?: string
  }
}

/** Not allowed, and not found or of another person. */
const REFUSED = [403, 404]

/**
 * One line per call with the route's pattern, because the path itself may contain ids and log-in codes. With a
 * session it has the caller's pseudonym; a call refused with 403 or 404 is a warning, so that guessing of ids can
 * be noticed (P-303).
 */
export const accessLog =
  (logger: Logger): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now()
    await next()
    const account = c.get('account')
    const isRefused = account !== undefined && REFUSED.includes(c.res.status)
    logger[isRefused ? 'warn' : 'info'](
      {
        method: c.req.method,
        route: matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '/*',
        status: c.res.status,
        milliseconds: Math.round(performance.now() - began),
        ...(account !== undefined && { account }),
      },
      isRefused ? 'call refused' : 'call',
    )
  }
