import type { listCloud as call } from '#api/contract/cloud.ts'
import { findCloudDocuments } from '#server/documents/cloud.ts'
import type { Handler } from '#server/http/handler.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Everything in the participant's cloud. */
export const listCloud: Handler<typeof call> = async ({ params }, { db, fund }, caller) => {
  requireSelf(caller, { cloudId: params.id_nuvem })
  const which = { cloudId: caller.cloud.id, documentTypeId: null }
  return { codigo: 'ok' as const, documentos: await findCloudDocuments(db, fund, which) }
}
