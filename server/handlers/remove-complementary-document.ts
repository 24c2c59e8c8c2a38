import type { removeComplementaryDocument as call } from '#api/contract/complementary.ts'
import { removeComplementary } from '#server/documents/complementary.ts'
import type { Handler } from '#server/http/handler.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Removes a complementary document from a request of the participant (D-76). */
export const removeComplementaryDocument: Handler<typeof call> = async ({ body }, { db, clock }, caller) => {
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  await inTransaction(db, (transaction) =>
    removeComplementary(transaction, caller.personId, body.id, clock()),
  )
  return { codigo: 'ok' as const }
}
