import type { answerAcceptance as call } from '#api/contract/acceptance.ts'
import { RECORDED } from '#domain/requests/acceptance.ts'
import type { Handler } from '#server/http/handler.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { findAnswer, MOVES, requireAcceptance, storeAnswer } from '#server/requests/acceptance.ts'
import { statusAfter, storeMove } from '#server/requests/move.ts'
import { lockOwnRequest } from '#server/requests/own-request.ts'
import { addMessageOnce } from '#server/requests/timeline.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/**
 * Accepts or refuses the new amount that the fund stored, which is not part of the call. The first
 * answer is final: any further call has the same result.
 */
export const answerAcceptance: Handler<typeof call> = async ({ body }, { db, fund, clock }, caller) => {
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  return inTransaction(db, async (transaction) => {
    const request = requireAcceptance(await lockOwnRequest(transaction, caller.personId, body.id))
    const decided = await findAnswer(transaction, request.id)
    if (decided !== null) {
      return { codigo: 'ok' as const, situacao: statusAfter('X', MOVES[decided]) }
    }
    const situacao = statusAfter(request.status, MOVES[body.aceito])
    const now = clock()
    await storeAnswer(transaction, request.id, body.aceito)
    await addMessageOnce(transaction, request.id, RECORDED[body.aceito], now)
    await storeMove(transaction, fund, request, situacao, now, ['detalhes.aceito'])
    return { codigo: 'ok' as const, situacao }
  })
}
