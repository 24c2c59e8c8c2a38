import { createHash } from 'node:crypto'

import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import { conflict } from '#server/kernel/errors.ts'

/** Result of an earlier save with the same key. */
export type EarlierSave = {
  readonly requestId: number
  readonly version: number
  /** False for another save under a used key. */
  readonly isRepeat: boolean
}

export const bodyHash = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Inserts the key for this save; a second call with it waits until the transaction of the first one ends.
 * Returns the stored result of the key, or null if it is new (D-54).
 */
export async function claimKey(
  db: Queries,
  personId: number,
  key: string,
  hash: string,
  now: Date,
): Promise<EarlierSave | null> {
  const claimed = await db
    .insertInto('save_key')
    .values({ person_id: personId, key, body_hash: hash, kept_at: now, request_id: null, version: null })
    .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const earlier = await db
    .selectFrom('save_key')
    .selectAll()
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (earlier.request_id === null || earlier.version === null) return null
  return {
    requestId: earlier.request_id,
    version: earlier.version,
    isRepeat: earlier.body_hash === hash,
  }
}

/** Throws a conflict if the key was used for another request (D-54). */
export function requireKeyOf(earlier: EarlierSave | null, requestId: number | null): void {
  if (earlier !== null && requestId !== null && requestId !== earlier.requestId) {
    throw conflict(messages.keyOfOtherRequest)
  }
}

/**
 * Throws a conflict if the key was used and the save does not say which version of the request it changes: a
 * copy of the page has the same key, and would save over what the other page saved (P-13).
 */
export function requireVersionSeen(
  earlier: EarlierSave | null,
  { id, version }: { readonly id: number | null; readonly version: number | undefined },
): void {
  if (earlier !== null && (id === null || version === undefined)) throw conflict(messages.keyUsed)
}

export async function storeOutcome(
  db: Queries,
  personId: number,
  key: string,
  outcome: { readonly hash: string; readonly requestId: number; readonly version: number },
): Promise<void> {
  await db
    .updateTable('save_key')
    .set({ body_hash: outcome.hash, request_id: outcome.requestId, version: outcome.version })
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .execute()
}
