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
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
}

/** The one place where failures become HTTP. What is no `Refusal` is a defect: logged whole, answered without detail. */
export const errorResponse = (logger: Logger) => (error: Error, c: Context) => {
  if (error instanceof Refusal) {
    // The rest of the body was not read, and would be taken for the connection's next call.
    if (error.kind === 'tooLarge') c.header('Connection', 'close')
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
