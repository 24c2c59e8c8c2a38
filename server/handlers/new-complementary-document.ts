import type { newComplementaryDocument as call } from '#api/contract/complementary.ts'
import { checkUpload } from '#server/documents/checked-upload.ts'
import { addComplementary } from '#server/documents/complementary.ts'
import type { Handler } from '#server/http/handler.ts'
import { findComplementaryDocuments } from '#server/requests/complementary-documents.ts'

/**
 * Stores a file in the participant's cloud and adds it to a request of theirs, in one transaction and once for each
 * key.
 */
export const newComplementaryDocument: Handler<typeof call> = async (
  { body, idempotencyKey: key },
  services,
  caller,
) => {
  const { id_requerimento: requestId } = body
  const upload = await checkUpload(services, caller, body)
  const row = await addComplementary(services, caller.personId, requestId, upload, key)
  const documents = await findComplementaryDocuments(services.db, services.fund, requestId)
  return { codigo: 'ok' as const, ...documents.find(({ id }) => id === row) }
}
