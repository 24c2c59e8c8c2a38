import { UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'
import { isOpen } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import { recordDocumentChange } from '#server/requests/document-changes.ts'
import { lockOwnRequest } from '#server/requests/own-request.ts'

import { type AddNeeds, addDocument, type Upload } from './add-document.ts'
import { lockAttachable } from './own-document.ts'

const MOST = 20

/**
 * Stores a file in the cloud and adds it to an open request of the person, both or neither; returns the row
 * id. A repeated `uploadKey` returns the same document and row. Throws `notFound` for a request of another
 * person, a conflict if the request is not open or is full or the scanner has rejected the document since,
 * and like `addDocument`.
 */
export const addComplementary = (
  services: AddNeeds,
  personId: number,
  requestId: number,
  upload: Upload,
  uploadKey: string | null,
): Promise<number> =>
  addDocument(services, upload, uploadKey, async (transaction, documentId) => {
    const { status } = await lockOwnRequest(transaction, personId, requestId)
    await lockAttachable(transaction, personId, { documentId, documentTypeId: upload.documentTypeId })
    const known = await findRow(transaction, requestId, documentId)
    if (known !== null) return known
    if (!isOpen(status)) throw conflict(messages.closedForDocuments)
    return insertRow(transaction, { requestId, documentId, ...upload })
  })

export type FromCloud = {
  readonly requestId: number
  readonly documentId: number
  readonly documentTypeId: number
  readonly now: Date
}

/**
 * Adds a document of the person's cloud to one of their open requests, unless already added. Throws like
 * `addComplementary` and `lockAttachable`. Needs a transaction.
 */
export async function attachComplementary(
  db: Queries,
  personId: number,
  { now, ...added }: FromCloud,
): Promise<void> {
  const { requestId, documentId } = added
  const { status } = await lockOwnRequest(db, personId, requestId)
  if (!isOpen(status)) throw conflict(messages.closedForDocuments)
  await lockAttachable(db, personId, added)
  if ((await findRow(db, requestId, documentId)) !== null) return
  await insertRow(db, { ...added, recordedAt: now })
}

/**
 * Removes a document from an open request of the person; it remains in the cloud (D-76). Throws `notFound`
 * for a row of another person, a conflict if the request is not open. Needs a transaction.
 */
export async function removeComplementary(
  db: Queries,
  personId: number,
  id: number,
  now: Date,
): Promise<void> {
  const row = await db
    .selectFrom('complementary_document')
    .select('request_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { status } = await lockOwnRequest(db, personId, row.request_id)
  if (!isOpen(status)) throw conflict(messages.statusForbidsChange)
  const removed = await db
    .deleteFrom('complementary_document')
    .where('id', '=', id)
    .returning((row) =>
      row
        .selectFrom('document')
        .select('document.document_type_id')
        .whereRef('document.id', '=', 'document_id')
        .as('typeId'),
    )
    .executeTakeFirst()
  // A concurrent call may have removed it.
  if (!removed?.typeId) throw notFound()
  await recordDocumentChange(db, row.request_id, 'removed', removed.typeId, now)
}

async function findRow(db: Queries, requestId: number, documentId: number): Promise<number | null> {
  const row = await db
    .selectFrom('complementary_document')
    .select('id')
    .where('request_id', '=', requestId)
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The request must be locked, so that concurrent calls respect the limit. */
async function insertRow(
  db: Queries,
  {
    requestId,
    documentId,
    documentTypeId,
    recordedAt,
  }: Omit<FromCloud, 'now'> & { readonly recordedAt: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('complementary_document')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST) throw conflict(messages.tooManyComplementary(MOST))
  const { id } = await db
    .insertInto('complementary_document')
    .values({ request_id: requestId, document_id: documentId, situation_id: UNDER_ANALYSIS })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordDocumentChange(db, requestId, 'attached', documentTypeId, recordedAt)
  return id
}
