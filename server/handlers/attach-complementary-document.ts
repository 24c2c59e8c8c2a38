import type { attachComplementaryDocument as call } from '#api/contract/complementary.ts'
import { attachComplementary } from '#server/documents/complementary.ts'
import type { Handler } from '#server/http/handler.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Adds a document of the participant's cloud to a request of theirs. */
export const attachComplementaryDocument: Handler<typeof call> = async ({ body }, { db, clock }, caller) => {
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  await inTransaction(db, (transaction) =>
    attachComplementary(transaction, caller.personId, {
      requestId: body.id_requerimento,
      documentId: body.id_documento,
      documentTypeId: body.id_tipo_documento,
      now: clock(),
    }),
  )
  return { codigo: 'ok' as const }
}
