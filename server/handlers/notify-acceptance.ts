import type { notifyAcceptance as call } from '#api/contract/acceptance.ts'
import type { Handler } from '#server/http/handler.ts'

/** Does nothing: the answer itself has already queued its mail (D-108). */
export const notifyAcceptance: Handler<typeof call> = async () => ({ codigo: 'ok' as const })
