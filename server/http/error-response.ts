import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'

import { messages } from '#domain/messages.ts'

import { Refusal, type RefusalKind } from './errors.ts'

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

/** What may be left of a refused call's body and still be read, so that its connection serves the next call. */
const LITTLE_BYTES = 64 * 1024

/** Whether more of a body than that was announced, or as much as its sender likes, and nothing of it was read. */
function isMuchLeft({ req }: Context): boolean {
  const isUnannounced = req.header('Transfer-Encoding') !== undefined
  return (isUnannounced || Number(req.header('Content-Length') ?? 0) > LITTLE_BYTES) && !req.raw.bodyUsed
}

/** Whether reading the body was given up: its connection is then destroyed, whatever was still to come. */
function isCutOff({ req, env }: Context): boolean {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>
  return req.raw.bodyUsed && incoming !== undefined && !incoming.readableEnded
}

/** The one place where failures become HTTP. What is no `Refusal` is a defect: logged whole, answered without detail. */
export const errorResponse = (logger: Logger) => (error: Error, c: Context) => {
  if (error instanceof Refusal) {
    // What was not read of the body would be taken for the connection's next call, or read for nothing.
    if (error.kind === 'tooLarge' || isMuchLeft(c) || isCutOff(c)) c.header('Connection', 'close')
    if (error.retryAfter !== null) c.header('Retry-After', String(error.retryAfter))
    return c.json(
      {
        codigo: 'erro',
        message: error.message,
        ...(error.problems.length > 0 && {
          erros: error.problems.map(({ path, message }) => ({ campo: path, mensagem: message })),
        }),
      },
      STATUS[error.kind],
    )
  }
  logger.error({ err: error }, 'call failed')
  return c.json({ codigo: 'erro', message: messages.serverFailed }, 500)
}

/** Paths below /api that nobody serves. */
export const unknownCall = (c: Context) => c.json({ codigo: 'erro', message: messages.unknownCall }, 404)
