import { startSessionByToken as call } from '#api/contract/session.ts'
import { forSession } from '#server/http/verb.ts'
import { sessionAnswer } from '#server/sessions/session-answer.ts'

/** The same for who came by single sign-on (D-03). */
export const startSessionByToken = forSession(call, (_input, services, caller) =>
  sessionAnswer(services, caller),
)
