import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { typeNameIn } from './document-rows.ts'

/** The supplementary documents of a request on the wire, in the order in which they were added (core 3). */
export async function findComplementaryDocuments(db: Queries, fund: FundReference, requestId: number) {
  const rows = await db
    .selectFrom('complementary_document')
    .innerJoin('document', 'document.id', 'complementary_document.document_id')
    .select([
      'complementary_document.id',
      'complementary_document.situation_id',
      'document.id as documentId',
      'document.document_type_id as typeId',
      'document.file_name as fileName',
    ])
    .where('complementary_document.request_id', '=', requestId)
    .orderBy('complementary_document.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    arquivo: row.fileName,
    desc_tipo_documento: typeNameIn(fund, row.typeId),
    id_documento: row.documentId,
    id_documento_ged: String(row.documentId),
    id_situacao: row.situation_id,
  }))
}
