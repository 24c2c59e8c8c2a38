import type { renewSession as call } from '#api/contract/session.ts'
import type { Handler } from '#server/http/handler.ts'
import { expired } from '#server/kernel/errors.ts'
import { extendSession } from '#server/sessions/sessions.ts'

/** Extends the session by an hour; at the maximum it returns the time left (D-12). */
export const renewSession: Handler<typeof call> = async (_input, services, caller) => {
  const seconds = await extendSession(services, caller.tokenHash)
  if (seconds === null) throw expired()
  return { codigo: 'ok' as const, expira_em: seconds }
}
