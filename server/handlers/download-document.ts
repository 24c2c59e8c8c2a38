import type { downloadDocument as call } from '#api/contract/cloud.ts'
import { readOwnFile } from '#server/documents/own-file.ts'
import type { Verb } from '#server/http/handler.ts'

/** A document of the participant's cloud as a file (D-77). */
export const downloadDocument: Verb<typeof call> = ({ params }, services, caller) =>
  readOwnFile(services, caller, params.id_documento_ged)
