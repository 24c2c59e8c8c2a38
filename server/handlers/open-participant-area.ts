import type { openParticipantArea as call } from '#api/contract/participant-area.ts'
import type { Handler } from '#server/http/handler.ts'
import { issueParticipantAreaCode } from '#server/sessions/one-time-codes.ts'

/** A code for the participant area for the caller (D-47). */
export const openParticipantArea: Handler<typeof call> = async (_input, services, caller) => ({
  codigo: await issueParticipantAreaCode(services, caller.personId),
})
