import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'

declare module 'hono' {
  interface ContextVariableMap {
    /** What the log calls whoever makes a call with a session. */
    account?: string
  }
}

/** Who may not, and what does not exist or belongs to somebody else. */
const REFUSED = [403, 404]

/**
 * One line per call with the route's pattern: the path itself may hold ids, and codes of a log-in. With a session it
 * says under a pseudonym who called; a call that was refused as somebody else's is a warning, so that who tries ids
 * one after the other is found (P-303).
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
