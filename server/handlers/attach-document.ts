import type { attachDocument as call } from '#api/contract/documents.ts'
import { attach } from '#server/documents/attach.ts'
import type { Handler } from '#server/http/handler.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { requireSelf } from '#server/sessions/caller.ts'

export const attachDocument: Handler<typeof call> = async ({ body }, { db, clock }, caller) => {
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  await inTransaction(db, (transaction) =>
    attach(transaction, {
      personId: caller.personId,
      requiredId: body.id_req_doc,
      dependantId: null,
      documentId: body.id_documento,
      requestId: body.id_requerimento ?? null,
      documentTypeId: body.id_tipo_documento ?? null,
      now: clock(),
    }),
  )
  return { codigo: 'ok' as const, id_req_doc: body.id_req_doc }
}
