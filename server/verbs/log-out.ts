import type { logOut as call } from '#api/contract/session.ts'
import type { Verb } from '#server/http/verb.ts'
import { revokeSession } from '#server/sessions/sessions.ts'

/** Ends the session that the token belongs to, and no other of the same person. */
export const logOut: Verb<typeof call> = async (_input, services, caller) => {
  await revokeSession(services, caller.tokenHash)
  return { codigo: 'ok' as const }
}
