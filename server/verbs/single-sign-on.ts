import { singleSignOn as call } from '#api/contract/session.ts'
import { codeRefused } from '#server/http/errors.ts'
import { forAnybody } from '#server/http/verb.ts'
import { redeemSingleSignOn } from '#server/sessions/one-time-codes.ts'
import { openSession } from '#server/sessions/sessions.ts'

/** A one-time code for a token (core 7; D-02). Unknown, used and expired codes read the same. */
export const singleSignOn = forAnybody(call, async ({ body }, services) => {
  const personId = await redeemSingleSignOn(services, body.codigo)
  if (personId === null) throw codeRefused()
  const { token, seconds } = await openSession(services, personId)
  return { original: { token }, expira_em: seconds }
})
