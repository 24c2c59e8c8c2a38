import { removeComplementaryDocument as call } from '#api/contract/complementary.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { removeComplementary } from '#server/documents/complementary.ts'
import { forConsent } from '#server/http/verb.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Takes a supplementary document off a request of the participant's (core 7, D-76). */
export const removeComplementaryDocument = forConsent(call, async ({ body }, { db }, caller) => {
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  await inTransaction(db, (transaction) => removeComplementary(transaction, caller.personId, body.id))
  return { codigo: 'ok' as const }
})
