import type { Logger } from 'pino'
import * as v from 'valibot'

import { postalCode } from '#api/contract/postal-code.ts'
import { messages } from '#domain/messages.ts'
import { unavailable } from '#server/kernel/errors.ts'

import type { FindPostalCode } from './postal-codes.ts'

const LIMIT_MILLISECONDS = 3000

const answer = v.pipe(v.string(), v.parseJson(), postalCode.reply)

type Upstream = {
  /** Without a trailing slash. */
  readonly host: string
  readonly logger: Logger
  readonly limitMilliseconds?: number
}

/**
 * Calls the postal-code host (D-78, P-28): only the code is sent, redirects are not followed, and only the
 * fields of the contract are returned. The log has the reason of a failure, never the code, which shows where a
 * person lives.
 */
export const postalCodeUpstream =
  ({ host, logger, limitMilliseconds = LIMIT_MILLISECONDS }: Upstream): FindPostalCode =>
  async (code) => {
    const failed = (reason: string) => {
      logger.warn({ reason }, 'postal-code host failed')
      return unavailable(messages.postalCodeUnavailable)
    }
    const signal = AbortSignal.timeout(limitMilliseconds)
    const { status, text } = await fetch(`${host}/ws/${code}/json/`, { redirect: 'error', signal })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: Error) => {
        throw failed(error.name)
      })
    if (status !== 200) throw failed(`status ${status}`)
    const read = v.safeParse(answer, text)
    if (!read.success) throw failed('off the contract')
    const { erro, logradouro, bairro, localidade, uf } = read.output
    if (erro === true || erro === 'true') return null
    return { street: logradouro, district: bairro, city: localidade, state: uf }
  }
