import { attachComplementaryDocument as call } from '#api/contract/complementary.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { attachComplementary } from '#server/documents/complementary.ts'
import { forConsent } from '#server/http/verb.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Adds a document of the participant's cloud to a request of theirs (core 7). */
export const attachComplementaryDocument = forConsent(call, async ({ body }, { db }, caller) => {
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  await inTransaction(db, (transaction) =>
    attachComplementary(transaction, caller.personId, {
      requestId: body.id_requerimento,
      documentId: body.id_documento,
      documentTypeId: body.id_tipo_documento,
    }),
  )
  return { codigo: 'ok' as const }
})
