import { randomBytes } from 'node:crypto'

import type { MiddlewareHandler } from 'hono'

import { withLogFields } from '#server/logs/log-context.ts'
import { isRandomId, scrubText } from '#server/logs/scrub-text.ts'

const HEADER = 'X-Request-Id'

/** Digits and letters that are not taken for one another when they are read out. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 3
const GROUP_LENGTH = 4

/** 60 bits, as `7K3M-9QXD-2RWH`. */
function newCallId(): string {
  const signs = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length] ?? '')
  return Array.from({ length: GROUPS }, (_none, group) =>
    signs.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-')
}

const GIVEN = /^[\w-]{8,40}$/

/** The log would hide an id that looks like a CPF or a secret. */
const isUsable = (id: string) => isRandomId(id) || (GIVEN.test(id) && scrubText(id) === id)

/**
 * Gives each call an id: in the header of its response and, as `call`, on each line of the log. Behind a reverse
 * proxy it is the one that the proxy gave, if any.
 */
export const callId =
  (trustProxy: boolean): MiddlewareHandler =>
  (c, next) => {
    const given = trustProxy ? (c.req.header(HEADER) ?? '') : ''
    const call = isUsable(given) ? given : newCallId()
    c.header(HEADER, call)
    return withLogFields({ call }, next)
  }
