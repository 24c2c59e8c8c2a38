import type { newDocument as call } from '#api/contract/documents.ts'
import { addDocument } from '#server/documents/add-document.ts'
import { checkUpload } from '#server/documents/checked-upload.ts'
import { lockAttachable } from '#server/documents/own-document.ts'
import type { Handler } from '#server/http/handler.ts'

/** Stores a file in the participant's cloud, once for each key, unless the scanner has refused it since. */
export const newDocument: Handler<typeof call> = async ({ body, idempotencyKey: key }, services, caller) => {
  const upload = await checkUpload(services, caller, body)
  const { documentTypeId } = upload
  const id = await addDocument(services, upload, key, async (transaction, documentId) => {
    await lockAttachable(transaction, caller.personId, { documentId, documentTypeId })
    return documentId
  })
  return { codigo: 'ok' as const, id_documento: id, id_documento_ged: String(id) }
}
