import { moveRequest as call } from '#api/contract/desk.ts'
import { messages } from '#domain/messages.ts'
import { moveAsStaff } from '#server/desk/move.ts'
import { at, invalid } from '#server/http/errors.ts'
import { forStaff } from '#server/http/verb.ts'

/** A move of the chart that needs nothing besides; who is denied is told why. */
export const moveRequest = forStaff(call, async ({ body }, services, caller) => {
  const { id: idOrProtocol, movimento: move, mensagem: message } = body
  if (move === 'deny' && message.trim() === '') {
    throw invalid(...at('mensagem', messages.messageRequired))
  }
  return moveAsStaff(services, caller, { idOrProtocol, move, message })
})
