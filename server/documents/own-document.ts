import type { Selectable } from 'kysely'

import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import type { DocumentTable } from '#server/database/schema.ts'
import { conflict, notFound } from '#server/http/errors.ts'

/** A document of the person's cloud; throws `notFound` also for one of somebody else. */
export async function findOwnDocument(
  db: Queries,
  personId: number,
  id: number,
): Promise<Selectable<DocumentTable>> {
  const row = await ownDocument(db, personId, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * The same to attach it, held until the transaction ends, so that the scanner does not condemn it meanwhile; throws a
 * conflict where it has.
 */
export async function holdAttachable(
  db: Queries,
  personId: number,
  id: number,
): Promise<Selectable<DocumentTable>> {
  const row = await ownDocument(db, personId, id).forShare('document').executeTakeFirst()
  if (!row) throw notFound()
  if (row.scan === 'infected') throw conflict(messages.documentInfected)
  return row
}

const ownDocument = (db: Queries, personId: number, id: number) =>
  db
    .selectFrom('document')
    .innerJoin('cloud', 'cloud.id', 'document.cloud_id')
    .selectAll('document')
    .where('document.id', '=', id)
    .where('cloud.person_id', '=', personId)
