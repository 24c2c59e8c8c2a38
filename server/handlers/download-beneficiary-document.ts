import type { downloadBeneficiaryDocument as call } from '#api/contract/documents.ts'
import { readJudgedFile } from '#server/desk/judged-file.ts'
import type { Handler } from '#server/http/handler.ts'

/** A document of a beneficiary of an acceptance, for staff who judge it (D-135). */
export const downloadBeneficiaryDocument: Handler<typeof call> = ({ params }, services, caller) =>
  readJudgedFile(services, caller, { requestId: params.id_requerimento, documentId: params.id_documento_ged })
