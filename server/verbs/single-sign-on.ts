import { singleSignOn as call } from '#api/contract/session.ts'
import { codeRefused } from '#server/http/errors.ts'
import { forAnybody } from '#server/http/verb.ts'
import { requireLeft } from '#server/limits/limits.ts'
import { redeemSingleSignOn } from '#server/sessions/one-time-codes.ts'
import { openSession } from '#server/sessions/sessions.ts'

/** A one-time code for a token (core 7; D-02). Unknown, used and expired codes read the same. */
export const singleSignOn = forAnybody(call, async ({ body, client }, services) => {
  const { limits, logger } = services
  await requireLeft(limits.codeFailures, client.address)
  const personId = await redeemSingleSignOn(services, body.codigo)
  if (personId === null) {
    await limits.codeFailures.penalty(client.address)
    logger.warn('single sign-on failed')
    throw codeRefused()
  }
  logger.info('single sign-on succeeded')
  const { token, seconds } = await openSession(services, personId)
  return { original: { token }, expira_em: seconds }
})
