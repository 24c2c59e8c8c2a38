import { randomUUID } from 'node:crypto'

import type { Queries } from '#server/database/connect.ts'
import type { CallerCloud } from '#server/sessions/caller.ts'

export type AgreedText = { readonly version: string; readonly text: string }

/** Adds a consent unless that version was already accepted, and creates the cloud the first time. */
export async function grantConsent(
  db: Queries,
  personId: number,
  { version, text }: AgreedText,
  now: Date,
): Promise<CallerCloud> {
  await db
    .insertInto('consent')
    .values({ person_id: personId, text_version: version, text, granted_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'text_version']).doNothing())
    .execute()
  return openCloud(db, personId)
}

async function openCloud(db: Queries, personId: number): Promise<CallerCloud> {
  await db
    .insertInto('cloud')
    .values({ person_id: personId, protocol_id: `GED-${randomUUID()}` })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute()
  return db
    .selectFrom('cloud')
    .select(['id', 'protocol_id as protocolId'])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
}
