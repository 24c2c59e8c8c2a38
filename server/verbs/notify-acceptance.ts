import { notifyAcceptance as call } from '#api/contract/acceptance.ts'
import { forConsent } from '#server/http/verb.ts'

/** Does nothing: the decision itself left the one mail that it deserves (D-108, security R17). */
export const notifyAcceptance = forConsent(call, async () => ({ codigo: 'ok' as const }))
