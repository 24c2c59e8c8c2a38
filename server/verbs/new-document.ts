import { newDocument as call } from '#api/contract/documents.ts'
import { addDocument } from '#server/documents/add-document.ts'
import { checkUpload } from '#server/documents/checked-upload.ts'
import { forConsent } from '#server/http/verb.ts'

/** Keeps a file in the participant's cloud (core 7), once for each key. */
export const newDocument = forConsent(call, async ({ body, idempotencyKey: key }, services, caller) => {
  const upload = await checkUpload(services, caller, body)
  const id = await addDocument(services, upload, key, async (_transaction, documentId) => documentId)
  return { codigo: 'ok' as const, id_documento: id, id_documento_ged: String(id) }
})
