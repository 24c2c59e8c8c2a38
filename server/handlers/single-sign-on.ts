import type { singleSignOn as call } from '#api/contract/session.ts'
import type { Handler } from '#server/http/handler.ts'
import { codeRefused } from '#server/kernel/errors.ts'
import { countingFailures } from '#server/limits/limits.ts'
import { redeemSingleSignOn } from '#server/sessions/one-time-codes.ts'
import { openSession } from '#server/sessions/sessions.ts'

/** A one-time code for a token (D-02). Unknown, used and expired codes read the same. */
export const singleSignOn: Handler<typeof call> = async ({ body, client }, services) => {
  const { limits, logger } = services
  const personId = await countingFailures(
    [limits.codeFailures],
    client.address,
    () => redeemSingleSignOn(services, body.codigo),
    (redeemed) => redeemed === null,
  )
  if (personId === null) {
    logger.warn('single sign-on failed')
    throw codeRefused()
  }
  logger.info('single sign-on succeeded')
  const { token, seconds } = await openSession(services, personId)
  return { original: { token }, expira_em: seconds }
}
