import { isIP } from 'node:net'

import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { expandIPv6 } from 'hono/utils/ipaddr'

import { addLogField } from '#server/logs/log-context.ts'
import { addressPseudonymOf } from '#server/sessions/installation.ts'

import { usesTls } from './security.ts'
import type { Services } from './services.ts'

export type Client = {
  /** The unit for limits: the IPv4 address or the IPv6 network of 64 bits; '' if unknown. */
  readonly address: string
  /**
   * The value that `keepDevice` stored in this browser; null in others, and in a portal of another origin.
   */
  readonly device: string | null
  /** Stores the value for half a year in a cookie that scripts and requests from other sites cannot use. */
  readonly keepDevice: (value: string) => void
}

declare module 'hono' {
  interface ContextVariableMap {
    client: Client
  }
}

const COOKIE = 'aparelho'
const HALF_A_YEAR = 180 * 24 * 3600

/** Sets `client` for each call. `X-Forwarded-For` is trusted only behind a reverse proxy. */
export const noteClient =
  (trustProxy: boolean): MiddlewareHandler =>
  (c, next) => {
    const secure = usesTls(c, trustProxy)
    c.set('client', {
      address: countedAddress((trustProxy ? forwardedFor(c) : null) ?? socketOf(c)),
      device: getCookie(c, COOKIE, secure ? 'host' : undefined) ?? null,
      keepDevice: (value) =>
        setCookie(c, COOKIE, value, {
          ...(secure && { prefix: 'host' }),
          secure,
          path: '/',
          httpOnly: true,
          sameSite: 'Strict',
          maxAge: HALF_A_YEAR,
        }),
    })
    return next()
  }

/** The pseudonym of the caller's address for the log. */
export const noteAddress =
  (services: Pick<Services, 'secret'>): MiddlewareHandler =>
  (c, next) => {
    const { address } = c.get('client')
    if (address !== '') addLogField('address', addressPseudonymOf(services, address))
    return next()
  }

/** The last entry of the list was added by the reverse proxy. */
function forwardedFor({ req }: Context): string | null {
  const last = req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return isIP(last) === 0 ? null : last
}

/** The app may be called without a server, and the socket may be closed already. */
const socketOf = ({ env }: Context) =>
  (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''

/** One customer usually has a network of 2^64 IPv6 addresses. */
function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) === 6 ? expandIPv6(plain).split(':').slice(0, 4).join(':') : plain
}
