import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type * as v from 'valibot'

import type { failure } from '#api/contract/wire.ts'
import { messages } from '#domain/messages.ts'
import { databaseFailure } from '#server/database/failure.ts'
import { StoreFailure } from '#server/documents/store.ts'
import { busy, databaseAway, documentsAway, Refusal, type RefusalKind } from '#server/kernel/errors.ts'

import { noteRefusal } from './refusal-reason.ts'

const STATUS: Readonly<Record<RefusalKind, ContentfulStatusCode>> = {
  malformed: 400,
  wrongCredentials: 401,
  expired: 401,
  otherPerson: 403,
  noConsent: 403,
  staffOnly: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  notJson: 415,
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
}

/** Unread rest of a rejected body that is still read, so that the connection can be reused. */
const LITTLE_BYTES = 64 * 1024

/** Whether the unread rest is larger, or of unknown length. */
function hasLargeUnreadBody({ req }: Context): boolean {
  const isUnannounced = req.header('Transfer-Encoding') !== undefined
  return (isUnannounced || Number(req.header('Content-Length') ?? 0) > LITTLE_BYTES) && !req.raw.bodyUsed
}

/** Whether reading the body was aborted: its connection is then destroyed. */
function isBodyAborted({ req, env }: Context): boolean {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>
  return req.raw.bodyUsed && incoming !== undefined && !incoming.readableEnded
}

const OF_DATABASE = { away: databaseAway, busy }

/**
 * Maps all failures to HTTP. An unavailable database, document store or disk is logged and responded to like a
 * `Refusal`; anything else is a defect: logged completely, responded to without details.
 */
export const errorResponse = (logger: Logger) => (error: Error, c: Context) => {
  if (error instanceof Refusal) return refused(c, error)
  if (error instanceof StoreFailure) {
    logger.error({ err: error }, 'document store away')
    return refused(c, documentsAway())
  }
  const failure = databaseFailure(error)
  logger.error({ err: error }, failure === null ? 'call failed' : `database ${failure}`)
  if (failure !== null) return refused(c, OF_DATABASE[failure]())
  return c.json({ codigo: 'erro', message: messages.serverFailed }, 500)
}

function refused(c: Context, refusal: Refusal) {
  const { kind, message, problems, retryAfter, wireCause } = refusal
  const isAborted = isBodyAborted(c)
  noteRefusal(c, refusal, isAborted)
  // An unread body would be parsed as the next call of the connection, or read in vain.
  if (kind === 'tooLarge' || hasLargeUnreadBody(c) || isAborted) c.header('Connection', 'close')
  if (retryAfter !== null) c.header('Retry-After', String(retryAfter))
  return c.json(
    {
      codigo: 'erro',
      ...(wireCause && { causa: wireCause }),
      message,
      ...(problems.length > 0 && {
        erros: problems.map(({ path, message, code }) => ({
          campo: path,
          mensagem: message,
          ...(code && { causa: 'obrigatorio' }),
        })),
      }),
    } satisfies v.InferInput<typeof failure>,
    STATUS[kind],
  )
}

export const unknownCall = (c: Context) => {
  c.set('refusal', { reason: 'unknownCall' })
  return c.json({ codigo: 'erro', message: messages.unknownCall }, 404)
}
