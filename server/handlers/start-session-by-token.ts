import type { startSessionByToken as call } from '#api/contract/session.ts'
import type { Handler } from '#server/http/handler.ts'
import { sessionReply } from '#server/people/session-reply.ts'

/** Like startSession, after a single sign-on (D-03). */
export const startSessionByToken: Handler<typeof call> = (_input, services, caller) =>
  sessionReply(services, caller)
