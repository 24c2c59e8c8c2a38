import type { Kysely } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { inTransaction } from '#server/kernel/transaction.ts'

import { findOwnRequest, type StoredRequest } from '../own-request.ts'
import { type SaveCommand, save } from './save.ts'
import { bodyHash, claimKey, requireKeyOf, requireVersionSeen, storeOutcome } from './save-key.ts'

type Needs = {
  readonly db: Kysely<Database>
  readonly fund: FundReference
  readonly clock: Clock
}

export type OnceOnly = {
  readonly personId: number
  readonly command: SaveCommand
  /** The received body, which distinguishes a repeated save from another save with the same key. */
  readonly body: unknown
  /** null: not sent. */
  readonly key: string | null
  /** The caller says that an earlier save with this key got no reply, so that it cannot know the version. */
  readonly hasLostReply: boolean
}

/**
 * Saves a draft (L), sends (A) or cancels (N) a request in one transaction; the same key with the same body
 * returns the first result (D-54). `reply` reads it in that transaction. Throws a conflict if the key
 * was used with another body and the caller neither knows the version nor lost a reply (P-13).
 */
export function saveOnce<Reply>(
  { db, fund, clock }: Needs,
  { personId, command, body, key, hasLostReply }: OnceOnly,
  reply: (db: Queries, request: StoredRequest) => Promise<Reply>,
): Promise<Reply> {
  return inTransaction(db, async (transaction) => {
    const hash = bodyHash(body)
    const earlier = key === null ? null : await claimKey(transaction, personId, key, hash, clock())
    if (earlier?.isRepeat) {
      return reply(transaction, await findOwnRequest(transaction, personId, earlier.requestId))
    }
    requireKeyOf(earlier, command.id)
    if (!hasLostReply) requireVersionSeen(earlier, command)
    const own = hasLostReply ? earlier : null
    const saved = await save({ db: transaction, fund, now: clock(), personId, command, earlier: own })
    if (key !== null) {
      await storeOutcome(transaction, personId, key, { hash, requestId: saved.id, version: saved.version })
    }
    return reply(transaction, saved)
  })
}
