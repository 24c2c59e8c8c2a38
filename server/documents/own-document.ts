import type { Selectable } from 'kysely'

import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import type { DocumentTable } from '#server/database/schema.ts'
import { at, conflict, invalid, notFound } from '#server/kernel/errors.ts'

/** Throws `notFound` also for a document of another person. */
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
 * Locks a document of the person's cloud until the transaction ends, so that the scanner cannot mark it as
 * infected while it is attached. Throws `notFound` like `findOwnDocument`, a conflict if the scanner rejected
 * it, `invalid` if it has another type. Lock the request first if both are locked.
 */
export async function lockAttachable(
  db: Queries,
  personId: number,
  { documentId, documentTypeId }: { readonly documentId: number; readonly documentTypeId: number },
): Promise<void> {
  const row = await ownDocument(db, personId, documentId).forShare('document').executeTakeFirst()
  if (!row) throw notFound()
  if (row.scan === 'infected') throw conflict(messages.documentInfected)
  requireSameType(row.document_type_id, documentTypeId)
}

export function requireSameType(typeId: number, meantId: number): void {
  if (typeId !== meantId) throw invalid(...at('id_documento', messages.otherDocumentType))
}

const ownDocument = (db: Queries, personId: number, id: number) =>
  db
    .selectFrom('document')
    .innerJoin('cloud', 'cloud.id', 'document.cloud_id')
    .selectAll('document')
    .where('document.id', '=', id)
    .where('cloud.person_id', '=', personId)
