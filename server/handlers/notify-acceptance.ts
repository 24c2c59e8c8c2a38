import type { notifyAcceptance as call } from '#api/contract/acceptance.ts'
import type { Verb } from '#server/http/handler.ts'

/** Does nothing: the answer itself has already queued its mail (D-108). */
export const notifyAcceptance: Verb<typeof call> = async () => ({ codigo: 'ok' as const })
