import { UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import { isOpen } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import { conflict, invalid, notFound } from '#server/http/errors.ts'

import { CHECKED } from './situations.ts'

export type Attachment = {
  readonly personId: number
  /** Row of the required document. */
  readonly requiredId: number
  /** null: the holder's. */
  readonly dependantId: number | null
  readonly documentId: number
  /** What the caller says besides; where said, it must be true. */
  readonly requestId: number | null
  readonly documentTypeId: number | null
}

/**
 * Attaches a document of the person's cloud to a required document of one of their open requests and puts it under
 * analysis, whatever it was before (core 4). Throws `notFound` for anything of somebody else, a conflict where the
 * request is not open or the fund has checked the document (D-76), `invalid` for another type of document.
 */
export async function attach(db: Queries, attachment: Attachment): Promise<void> {
  const required = await requiredDocument(db, attachment)
  const document = await ownDocument(db, attachment)
  const isElsewhere = attachment.requestId !== null && attachment.requestId !== required.requestId
  if (!required.applies || isElsewhere) throw notFound()
  if (!isOpen(required.status)) throw conflict('O requerimento não pode mais receber documentos.')
  if (required.situationId === CHECKED) throw conflict('O documento já foi conferido e não pode ser trocado.')
  const saidType = attachment.documentTypeId ?? required.typeId
  if (document.typeId !== required.typeId || saidType !== required.typeId) {
    const message = 'O arquivo é de outro tipo de documento.'
    throw invalid(message, [{ path: 'id_documento', message }])
  }
  await db
    .updateTable('required_document')
    .set({ document_id: attachment.documentId, situation_id: UNDER_ANALYSIS })
    .where('id', '=', attachment.requiredId)
    .execute()
}

/** Held together with its request until the transaction ends. */
async function requiredDocument(db: Queries, { personId, requiredId, dependantId }: Attachment) {
  const row = await db
    .selectFrom('required_document')
    .innerJoin('request', 'request.id', 'required_document.request_id')
    .select([
      'request.id as requestId',
      'request.status',
      'required_document.document_type_id as typeId',
      'required_document.situation_id as situationId',
      'required_document.applies',
    ])
    .where('required_document.id', '=', requiredId)
    .where('required_document.dependant_id', dependantId === null ? 'is' : '=', dependantId)
    .where('request.person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function ownDocument(db: Queries, { personId, documentId }: Attachment) {
  const row = await db
    .selectFrom('document')
    .innerJoin('cloud', 'cloud.id', 'document.cloud_id')
    .select('document.document_type_id as typeId')
    .where('document.id', '=', documentId)
    .where('cloud.person_id', '=', personId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
