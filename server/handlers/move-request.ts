import type { moveRequest as call } from '#api/contract/desk.ts'
import { hasWords } from '#domain/clean-text.ts'
import { messages } from '#domain/messages.ts'
import { moveAsStaff } from '#server/desk/move.ts'
import type { Handler } from '#server/http/handler.ts'
import { at, invalid } from '#server/kernel/errors.ts'

/** Moves that need only a message; denying requires one. */
export const moveRequest: Handler<typeof call> = async ({ body }, services, caller) => {
  const { id: idOrProtocol, movimento: move, mensagem: message } = body
  if (move === 'deny' && !hasWords(message)) {
    throw invalid(...at('mensagem', messages.messageRequired))
  }
  return moveAsStaff(services, caller, { idOrProtocol, move, message })
}
