import type { startSession as call } from '#api/contract/session.ts'
import type { Handler } from '#server/http/handler.ts'
import { sessionReply } from '#server/people/session-reply.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** The CPF of the body does not select the person (D-03). */
export const startSession: Handler<typeof call> = async ({ body }, services, caller) => {
  requireSelf(caller, { cpf: body.cpf })
  return sessionReply(services, caller)
}
