import { randomUUID } from 'node:crypto'

import type { Queries } from '#server/database/connect.ts'
import type { CallerCloud } from '#server/sessions/caller.ts'

const LONGEST_VERSION = 40

/** Adds a consent unless the very same text was agreed to before; the cloud is made once and stays. */
export async function grantConsent(
  db: Queries,
  personId: number,
  textVersion: string,
  now: Date,
): Promise<CallerCloud> {
  const version = textVersion.slice(0, LONGEST_VERSION)
  const agreed = await db
    .selectFrom('consent')
    .select('id')
    .where('person_id', '=', personId)
    .where('text_version', '=', version)
    .executeTakeFirst()
  if (!agreed) {
    await db
      .insertInto('consent')
      .values({ person_id: personId, text_version: version, granted_at: now })
      .execute()
  }
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
