import type { logOut as call } from '#api/contract/session.ts'
import type { Handler } from '#server/http/handler.ts'
import { revokeSession } from '#server/sessions/sessions.ts'

/** Ends the session of the token only, not others of the same person. */
export const logOut: Handler<typeof call> = async (_input, services, caller) => {
  await revokeSession(services, caller.tokenHash)
  return { codigo: 'ok' as const }
}
