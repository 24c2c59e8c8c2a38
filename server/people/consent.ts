import { randomUUID } from 'node:crypto'

import type { Queries } from '#server/database/connect.ts'
import type { CallerCloud } from '#server/sessions/caller.ts'

export type AgreedText = { readonly version: string; readonly text: string }

/** Whether the person or the staff on their behalf acted is part of the proof; today it is always the person. */
const CHANNEL = 'portal'

/** Adds a consent unless one to that version is in force, and creates the cloud the first time. */
export async function grantConsent(
  db: Queries,
  personId: number,
  { version, text }: AgreedText,
  now: Date,
): Promise<CallerCloud> {
  await db
    .insertInto('consent')
    .values({ person_id: personId, text_version: version, text, granted_at: now, granted_through: CHANNEL })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'text_version']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute()
  return openCloud(db, personId)
}

/** Ends all consents in force, which stay as proof; the cloud stays. */
export async function withdrawConsent(db: Queries, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('consent')
    .set({ withdrawn_at: now, withdrawn_through: CHANNEL })
    .where('person_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .execute()
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
