import type { Logger } from 'pino'
import * as v from 'valibot'

import { postalCode } from '#api/contract/postal-code.ts'
import { messages } from '#domain/messages.ts'
import { unavailable } from '#server/http/errors.ts'

import type { FindPostalCode } from './postal-codes.ts'

const LIMIT_MILLISECONDS = 3000

const answer = v.pipe(v.string(), v.parseJson(), postalCode.reply)

type Upstream = {
  /** The one host that is asked; no slash at its end. */
  readonly host: string
  readonly logger: Logger
  readonly limitMilliseconds?: number
}

/**
 * Asks the postal-code host (core 7, D-78, P-28): nothing of the caller goes there but the code, no redirect is
 * followed, and of the answer only what the contract names comes back. The log tells why it failed, never the code,
 * which says where somebody lives.
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
