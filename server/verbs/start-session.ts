import { startSession as call } from '#api/contract/session.ts'
import { forSession } from '#server/http/verb.ts'
import { requireSelf } from '#server/sessions/caller.ts'
import { sessionAnswer } from '#server/sessions/session-answer.ts'

/** Who is logged in and in which plans; the CPF sent chooses nobody (D-03). */
export const startSession = forSession(call, async ({ body }, services, caller) => {
  requireSelf(caller, { cpf: body.cpf })
  return sessionAnswer(services, caller)
})
