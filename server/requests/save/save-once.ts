import type { Queries } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Services } from '#server/http/services.ts'

import { findOwnRequest, type StoredRequest } from '../own-request.ts'
import { save, type Wish } from './save.ts'
import { bodyHash, claimKey, requireKeyOf, settleKey } from './save-key.ts'

export type OnceOnly = {
  readonly personId: number
  readonly wish: Wish
  /** The body as it came, which tells a repetition from another save under the same key. */
  readonly body: unknown
  /** null: the caller sent none. */
  readonly key: string | null
}

/**
 * Keeps a draft (L), sends (A) or cancels (N), all in one transaction; a repeated key answers the first outcome (D-54).
 * `answer` reads what is answered within that same transaction.
 */
export function saveOnce<Answered>(
  { db, fund, clock }: Pick<Services, 'db' | 'fund' | 'clock'>,
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
