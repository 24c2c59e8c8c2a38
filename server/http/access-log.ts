import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'

import type { ObserveCall } from '#server/kernel/ended-call.ts'
import { logFields } from '#server/logs/log-context.ts'

import { callsUnderWay } from './calls-under-way.ts'

/** Forbidden, and not found or of another person. */
const REFUSED = [403, 404]

const callOf = (c: Context) => ({
  method: c.req.method,
  route: matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '/*',
})

const since = (began: number) => ({ milliseconds: Math.round(performance.now() - began) })

const unobserved: ObserveCall = () => {}

/**
 * Logs one line per call with the route pattern, because the path itself may contain ids and login codes.
 * With a session 403 and 404 are warnings, so that guessing of ids is noticed (P-303).
 */
export const accessLog =
  (logger: Logger, underWay = callsUnderWay(), observe = unobserved): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now()
    await next().finally(underWay.begin(() => ({ ...callOf(c), ...since(began) })))
    const isRefused = logFields().account !== undefined && REFUSED.includes(c.res.status)
    const ended = { ...callOf(c), status: c.res.status, ...since(began), ...c.get('refusal') }
    observe(ended)
    logger[isRefused ? 'warn' : 'info'](ended, isRefused ? 'call refused' : 'call')
  }
