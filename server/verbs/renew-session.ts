import { renewSession as call } from '#api/contract/session.ts'
import { expired } from '#server/http/errors.ts'
import { forSession } from '#server/http/verb.ts'
import { extendSession } from '#server/sessions/sessions.ts'

/** Another hour for the session that the token belongs to; past the cap it answers what is left (D-12). */
export const renewSession = forSession(call, async (_input, services, caller) => {
  const seconds = await extendSession(services, caller.tokenHash)
  if (seconds === null) throw expired()
  return { codigo: 'ok' as const, expira_em: seconds }
})
