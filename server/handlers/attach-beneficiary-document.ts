import type { attachBeneficiaryDocument as call } from '#api/contract/documents.ts'
import { judgeBeneficiaryDocument } from '#server/desk/beneficiary-document.ts'
import { attach } from '#server/documents/attach.ts'
import type { Handler } from '#server/http/handler.ts'
import { notFound } from '#server/kernel/errors.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { isStaff, requireSelf } from '#server/sessions/caller.ts'

/**
 * Attaches a cloud document to a required document of a dependant or beneficiary. Staff use the same call to
 * set the situation of such a document of an acceptance (D-106).
 */
export const attachBeneficiaryDocument: Handler<typeof call> = async (
  { body },
  { db, fund, clock },
  caller,
) => {
  requireSelf(caller, { cpf: body.usuario })
  const named = {
    requiredId: body.id_req_bnf_doc,
    dependantId: body.id_beneficiario,
    requestId: body.id_requerimento ?? null,
    documentTypeId: body.id_tipo_documento ?? null,
    now: clock(),
  }
  await inTransaction(db, async (transaction) => {
    if (isStaff(caller)) {
      const judgement = {
        ...named,
        documentId: body.id_documento,
        situationId: body.id_situacao,
        reason: body.motivo.trim(),
      }
      return judgeBeneficiaryDocument(transaction, fund, caller, judgement)
    }
    if (body.id_documento === null || body.id_nuvem === null) throw notFound()
    requireSelf(caller, { cloudId: body.id_nuvem })
    await attach(transaction, { ...named, personId: caller.personId, documentId: body.id_documento })
  })
  return { codigo: 'ok' as const, id_req_bnf_doc: body.id_req_bnf_doc }
}
