import type { askAcceptance as call } from '#api/contract/desk.ts'
import { messages } from '#domain/messages.ts'
import { moveAsStaff } from '#server/desk/move.ts'
import type { Handler } from '#server/http/handler.ts'
import { conflict } from '#server/kernel/errors.ts'
import { isAcceptance, storeNewAmount } from '#server/requests/acceptance.ts'

/** Asks the participant to accept a new amount; other types have no screen to answer it (D-33, P-53). */
export const askAcceptance: Handler<typeof call> = async ({ body }, services, caller) => {
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
}
