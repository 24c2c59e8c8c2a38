import { createHash } from 'node:crypto'

import * as v from 'valibot'

import type { Call } from '#api/contract/call.ts'
import { todayInSaoPaulo } from '#domain/people/today.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { COMPRESS_WELL, type Encoding } from './compressed.ts'
import type { Services } from './services.ts'

/** Kept by the browser, which asks each time whether it is still the same: only a session may have it (P-704). */
export const REVALIDATE = 'private, no-cache'

/** A validated and serialised reply, compressed once for each encoding. */
export class ReadyReply {
  /** The same for all encodings, therefore weak. */
  readonly tag: string
  readonly #json: string
  readonly #compressed: Partial<Record<Encoding, Buffer>> = {}

  constructor(json: string) {
    this.#json = json
    this.tag = `W/"${createHash('sha256').update(json).digest('base64url')}"`
  }

  in(encoding: Encoding | null): string | Buffer {
    if (encoding === null) return this.#json
    this.#compressed[encoding] ??= COMPRESS_WELL[encoding](this.#json)
    return this.#compressed[encoding]
  }
}

/**
 * A reply that depends only on the fund's tables and the current day, validated and serialised once a day.
 */
export function readyEachDay<C extends Call>(
  call: C,
  reply: (fund: FundReference, today: string) => v.InferInput<C['reply']>,
): (services: Pick<Services, 'fund' | 'clock'>) => ReadyReply {
  const known = new WeakMap<FundReference, { readonly day: string; readonly ready: ReadyReply }>()
  return ({ fund, clock }) => {
    const day = todayInSaoPaulo(clock())
    const latest = known.get(fund)
    if (latest?.day === day) return latest.ready
    const ready = new ReadyReply(JSON.stringify(v.parse(call.reply, reply(fund, day))))
    known.set(fund, { day, ready })
    return ready
  }
}
