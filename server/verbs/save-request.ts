import { saveRequest as call } from '#api/contract/requests.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { forConsent } from '#server/http/verb.ts'
import { findOwnRequest } from '#server/requests/own-request.ts'
import { save } from '#server/requests/save/save.ts'
import { bodyHash, claimKey, requireKeyOf, settleKey } from '#server/requests/save/save-key.ts'
import { savedAnswer } from '#server/requests/saved-answer.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Keeps a draft (L), sends (A) or cancels (N), all in one transaction; a repeated key answers the first outcome. */
export const saveRequest = forConsent(
  call,
  async ({ body, idempotencyKey: key }, { db, fund, clock }, caller) => {
    const { personId } = caller
    requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
    return inTransaction(db, async (transaction) => {
      const hash = bodyHash(body)
      const earlier = key === null ? null : await claimKey(transaction, personId, key, hash)
      if (earlier?.isRepeat) {
        return savedAnswer(transaction, fund, await findOwnRequest(transaction, personId, earlier.requestId))
      }
      requireKeyOf(earlier, body.id)
      const saved = await save({ db: transaction, fund, now: clock(), personId, body, earlier })
      if (key !== null) {
        await settleKey(transaction, personId, key, { hash, requestId: saved.id, version: saved.version })
      }
      return savedAnswer(transaction, fund, saved)
    })
  },
)
