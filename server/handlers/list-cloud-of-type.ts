import type { listCloudOfType as call } from '#api/contract/cloud.ts'
import { findCloudDocuments } from '#server/documents/cloud.ts'
import type { Handler } from '#server/http/handler.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** The documents of one type in the participant's cloud; an empty list is a regular reply. */
export const listCloudOfType: Handler<typeof call> = async ({ params }, { db, fund }, caller) => {
  requireSelf(caller, { cloudId: params.id_nuvem })
  const which = { cloudId: caller.cloud.id, documentTypeId: params.id_tipo_documento }
  return { codigo: 'ok' as const, documentos: await findCloudDocuments(db, fund, which) }
}
