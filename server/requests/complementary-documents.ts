import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { attachedSinceReturn } from './document-changes.ts'
import { typeNameIn } from './document-rows.ts'
import type { RequestId } from './own-request.ts'

/** The complementary documents of a request on the wire, in the order in which they were added. */
export const findComplementaryDocuments = async (db: Queries, fund: FundReference, requestId: number) =>
  complementaryToWire(await complementaryDocumentsOf(db, requestId).execute(), fund)

export const complementaryDocumentsOf = (db: Queries, requestId: RequestId) =>
  db
    .selectFrom('complementary_document')
    .innerJoin('document', 'document.id', 'complementary_document.document_id')
    .select([
      'complementary_document.id',
      'complementary_document.situation_id',
      'document.id as documentId',
      'document.document_type_id as typeId',
      'document.file_name as fileName',
      attachedSinceReturn('complementary_document.request_id', 'document.document_type_id').as('isNew'),
    ])
    .where('complementary_document.request_id', '=', requestId)
    .orderBy('complementary_document.id')

type Added = {
  readonly id: number
  readonly situation_id: number
  readonly documentId: number
  readonly typeId: number
  readonly fileName: string
  readonly isNew: boolean
}

export const complementaryToWire = (rows: readonly Added[], fund: FundReference) =>
  rows.map((row) => ({
    id: row.id,
    arquivo: row.fileName,
    desc_tipo_documento: typeNameIn(fund, row.typeId),
    id_documento: row.documentId,
    id_documento_ged: String(row.documentId),
    id_situacao: row.situation_id,
    ...(row.isNew && { nao_enviado: true }),
  }))
