import type { downloadStoredDocument as call } from '#api/contract/cloud.ts'
import { readOwnFile } from '#server/documents/own-file.ts'
import type { Handler } from '#server/http/handler.ts'
import { notFound } from '#server/kernel/errors.ts'

/** The same file under the path of the document store, where the cloud is identified by its protocol. */
export const downloadStoredDocument: Handler<typeof call> = async ({ params }, services, caller) => {
  if (params.id_protocolo_ged !== caller.cloud.protocolId) throw notFound()
  return readOwnFile(services, caller, params.id_documento_ged)
}
