import type { downloadDocument as call } from '#api/contract/cloud.ts'
import { readOwnFile } from '#server/documents/own-file.ts'
import type { Handler } from '#server/http/handler.ts'

/** A document of the participant's cloud as a file (D-77). */
export const downloadDocument: Handler<typeof call> = ({ params }, services, caller) =>
  readOwnFile(services, caller, params.id_documento_ged)
