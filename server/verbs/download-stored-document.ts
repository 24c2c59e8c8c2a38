import { downloadStoredDocument as call } from '#api/contract/cloud.ts'
import { readOwnFile } from '#server/documents/own-file.ts'
import { notFound } from '#server/http/errors.ts'
import { forConsent } from '#server/http/verb.ts'

/** The same file at the document store's own address, where the cloud goes by its protocol (core 7). */
export const downloadStoredDocument = forConsent(call, async ({ params }, services, caller) => {
  if (params.id_protocolo_ged !== caller.cloud.protocolId) throw notFound()
  return readOwnFile(services, caller, params.id_documento_ged)
})
