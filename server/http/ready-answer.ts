import * as v from 'valibot'

import type { Call } from '#api/contract/call.ts'
import { todayInSaoPaulo } from '#domain/people/today.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import type { Services } from './services.ts'

/** A validated and serialised reply. */
export class ReadyAnswer {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/**
 * A reply that depends only on the fund's tables and the current day, validated and serialised once a day.
 */
export function readyEachDay<C extends Call>(
  call: C,
  answer: (fund: FundReference, today: string) => v.InferInput<C['reply']>,
): (services: Pick<Services, 'fund' | 'clock'>) => ReadyAnswer {
  const known = new WeakMap<FundReference, { readonly day: string; readonly ready: ReadyAnswer }>()
  return ({ fund, clock }) => {
    const day = todayInSaoPaulo(clock())
    const latest = known.get(fund)
    if (latest?.day === day) return latest.ready
    const ready = new ReadyAnswer(JSON.stringify(v.parse(call.reply, answer(fund, day))))
    known.set(fund, { day, ready })
    return ready
  }
}
