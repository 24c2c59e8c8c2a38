import type { listCloudOfType as call } from '#api/contract/cloud.ts'
import { findCloudDocuments } from '#server/documents/cloud.ts'
import type { Verb } from '#server/http/verb.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** What the participant's cloud has of one type of document: none is a regular answer. */
export const listCloudOfType: Verb<typeof call> = async ({ params }, { db, fund }, caller) => {
  requireSelf(caller, { cloudId: params.id_nuvem })
  const which = { cloudId: caller.cloud.id, documentTypeId: params.id_tipo_documento }
  return { codigo: 'ok' as const, documentos: await findCloudDocuments(db, fund, which) }
}
