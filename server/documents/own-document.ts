import type { Selectable } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { DocumentTable } from '#server/database/schema.ts'
import { notFound } from '#server/http/errors.ts'

/** A document of the person's cloud; throws `notFound` also for one of somebody else. */
export async function findOwnDocument(
  db: Queries,
  personId: number,
  id: number,
): Promise<Selectable<DocumentTable>> {
  const row = await db
    .selectFrom('document')
    .innerJoin('cloud', 'cloud.id', 'document.cloud_id')
    .selectAll('document')
    .where('document.id', '=', id)
    .where('cloud.person_id', '=', personId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
