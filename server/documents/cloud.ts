import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { typeNameIn } from '#server/requests/document-rows.ts'

import { rejectionsIn } from './rejections.ts'

const SCAN = { free: 'livre', waiting: 'pendente', infected: 'recusado' } as const

/** The documents of a cloud on the wire, last sent first; `documentTypeId` null: of every type (CLOUD-04). */
export async function findCloudDocuments(
  db: Queries,
  fund: FundReference,
  { cloudId, documentTypeId }: { readonly cloudId: number; readonly documentTypeId: number | null },
) {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'document_type_id', 'file_name', 'recorded_at', 'scan'])
    .where('cloud_id', '=', cloudId)
    .$if(documentTypeId !== null, (query) => query.where('document_type_id', '=', documentTypeId))
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const rejectionsOf = await rejectionsIn(db, cloudId)
  return rows.map((row) => ({
    id: row.id,
    id_documento_ged: String(row.id),
    id_tipo_documento: row.document_type_id,
    tipo_documento: typeNameIn(fund, row.document_type_id),
    arquivo: row.file_name,
    // Sent and recorded by one call, so both times are the same.
    data_gravacao: row.recorded_at.toISOString(),
    data_envio: row.recorded_at.toISOString(),
    verificacao: SCAN[row.scan],
    rejeicoes: rejectionsOf(row.id),
  }))
}
