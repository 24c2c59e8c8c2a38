import { rowsServedBy } from '#domain/documents/same-document.ts'
import { isReplaceable, REJECTED, UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'
import { isOpen } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import { recordDocumentChange } from '#server/requests/document-changes.ts'
import { findPairedRows } from '#server/requests/document-rows.ts'
import { lockOwnRequest } from '#server/requests/own-request.ts'

import { lockAttachable, requireSameType } from './own-document.ts'
import { isRejectedFor, requireNotRejected } from './rejections.ts'

export type Attachment = {
  readonly personId: number
  readonly requiredId: number
  /** null: the holder. */
  readonly dependantId: number | null
  readonly documentId: number
  /** Further data of the call; if given, it must match. */
  readonly requestId: number | null
  readonly documentTypeId: number | null
  readonly now: Date
}

/**
 * Attaches a document of the person's cloud to a required document of one of their open requests and sets it to
 * under analysis, whatever it was before (DOCUMENTS-01); the same document of the same person gets it too (P-395).
 * Throws `notFound` for anything of another person, a conflict if the request is not open, the fund has checked the
 * document (D-76) or rejected the file for it (DOCUMENTS-16), or the scanner refused it, and `invalid` for another
 * type of document.
 */
export async function attach(db: Queries, attachment: Attachment): Promise<void> {
  const required = await requiredDocument(db, attachment)
  const { personId, documentId } = attachment
  const isElsewhere = attachment.requestId !== null && attachment.requestId !== required.requestId
  if (!required.applies || isElsewhere) throw notFound()
  if (!isOpen(required.status)) throw conflict(messages.closedForDocuments)
  if (!isReplaceable(required.situationId)) throw conflict(messages.checkedDocument)
  requireSameType(required.typeId, attachment.documentTypeId ?? required.typeId)
  await lockAttachable(db, personId, { documentId, documentTypeId: required.typeId })
  if (required.situationId === REJECTED && required.documentId === documentId)
    throw conflict(messages.rejectedDocument)
  await requireNotRejected(db, attachment)
  const served = attachment.dependantId === null ? [] : await servedRows(db, required.requestId, attachment)
  await db
    .updateTable('required_document')
    .set({ document_id: documentId, situation_id: UNDER_ANALYSIS })
    .where('id', 'in', [attachment.requiredId, ...served])
    .execute()
  // Once, as the other rows are for the same document of the same person.
  await recordDocumentChange(db, required.requestId, 'attached', required.typeId, attachment.now)
}

/** The other rows that the document serves, without those for which the fund rejected it (P-395). */
async function servedRows(db: Queries, requestId: number, { requiredId, documentId }: Attachment) {
  const rows = await findPairedRows(db, requestId)
  const target = rows.find(({ id }) => id === requiredId)
  const served: number[] = []
  for (const { id } of target ? rowsServedBy(target, rows) : []) {
    if (!(await isRejectedFor(db, { requiredId: id, documentId }))) served.push(id)
  }
  return served
}

/** Read after locking the request, which a save locks first too: another order would cause deadlocks. */
async function requiredDocument(db: Queries, { personId, requiredId, dependantId }: Attachment) {
  const rows = db
    .selectFrom('required_document')
    .where('id', '=', requiredId)
    .where('dependant_id', dependantId === null ? 'is' : '=', dependantId)
  const found = await rows.select('request_id').executeTakeFirst()
  if (!found) throw notFound()
  const { id: requestId, status } = await lockOwnRequest(db, personId, found.request_id)
  // A concurrent save may have removed the row.
  const row = await rows
    .select([
      'document_type_id as typeId',
      'situation_id as situationId',
      'document_id as documentId',
      'applies',
    ])
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, requestId, status }
}
