import type { notifyAcceptance as call } from '#api/contract/acceptance.ts'
import type { Verb } from '#server/http/verb.ts'

/** Does nothing: the decision itself left the one mail that it deserves (D-108). */
export const notifyAcceptance: Verb<typeof call> = async () => ({ codigo: 'ok' as const })
