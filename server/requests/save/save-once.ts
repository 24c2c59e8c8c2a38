import type { Kysely } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { inTransaction } from '#server/kernel/transaction.ts'

import { findOwnRequest, type StoredRequest } from '../own-request.ts'
import { save, type Wish } from './save.ts'
import { bodyHash, claimKey, requireKeyOf, settleKey } from './save-key.ts'

type Needs = {
  readonly db: Kysely<Database>
  readonly fund: FundReference
  readonly clock: Clock
}

export type OnceOnly = {
  readonly personId: number
  readonly wish: Wish
  /** The received body, which distinguishes a repeated save from another save with the same key. */
  readonly body: unknown
  /** null: not sent. */
  readonly key: string | null
}

/**
 * Saves a draft (L), sends (A) or cancels (N) a request in one transaction; a repeated key returns the first
 * result (D-54). `answer` reads the reply in that transaction.
 */
export function saveOnce<Answered>(
  { db, fund, clock }: Needs,
  { personId, wish, body, key }: OnceOnly,
  answer: (db: Queries, request: StoredRequest) => Promise<Answered>,
): Promise<Answered> {
  return inTransaction(db, async (transaction) => {
    const hash = bodyHash(body)
    const earlier = key === null ? null : await claimKey(transaction, personId, key, hash, clock())
    if (earlier?.isRepeat) {
      return answer(transaction, await findOwnRequest(transaction, personId, earlier.requestId))
    }
    requireKeyOf(earlier, wish.id)
    const saved = await save({ db: transaction, fund, now: clock(), personId, wish, earlier })
    if (key !== null) {
      await settleKey(transaction, personId, key, { hash, requestId: saved.id, version: saved.version })
    }
    return answer(transaction, saved)
  })
}
