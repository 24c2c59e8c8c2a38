import { askAcceptance as call } from '#api/contract/desk.ts'
import { messages } from '#domain/messages.ts'
import { moveAsStaff } from '#server/desk/move.ts'
import { conflict } from '#server/http/errors.ts'
import { forStaff } from '#server/http/verb.ts'
import { isAcceptance, storeNewAmount } from '#server/requests/acceptance.ts'

/** Puts the new amount before the participant; of other types nobody could answer it (D-33, P-53). */
export const askAcceptance = forStaff(call, async ({ body }, services, caller) => {
  const { id: idOrProtocol, novo_valor_bnf, mensagem: message } = body
  return moveAsStaff(
    services,
    caller,
    { idOrProtocol, move: 'askAcceptance', message },
    async (db, request) => {
      if (!isAcceptance(request)) throw conflict(messages.acceptanceOnly)
      return [await storeNewAmount(db, request.id, novo_valor_bnf)]
    },
  )
})
