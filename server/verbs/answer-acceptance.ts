import { answerAcceptance as call } from '#api/contract/acceptance.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { forConsent } from '#server/http/verb.ts'
import { ANSWERS, findAnswer, requireAcceptance, storeAnswer } from '#server/requests/acceptance.ts'
import { statusAfter, storeMove } from '#server/requests/move.ts'
import { holdOwnRequest } from '#server/requests/own-request.ts'
import { addMessageOnce } from '#server/requests/timeline.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/**
 * Accepts or refuses the new amount that the fund stored, which the caller never says (security R16). The first
 * answer decides: asked again, whatever the answer is then, the same comes back.
 */
export const answerAcceptance = forConsent(call, async ({ body }, { db, clock }, caller) => {
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  return inTransaction(db, async (transaction) => {
    const request = requireAcceptance(await holdOwnRequest(transaction, caller.personId, body.id))
    const decided = await findAnswer(transaction, request.id)
    if (decided !== null) {
      return { codigo: 'ok' as const, situacao: statusAfter('X', ANSWERS[decided].move) }
    }
    const { move, message } = ANSWERS[body.aceito]
    const situacao = statusAfter(request.status, move)
    const now = clock()
    await storeAnswer(transaction, request.id, body.aceito)
    await addMessageOnce(transaction, request.id, message, now)
    await storeMove(transaction, request, situacao, now, ['detalhes.aceito'])
    return { codigo: 'ok' as const, situacao }
  })
})
