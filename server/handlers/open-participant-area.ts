import type { openParticipantArea as call } from '#api/contract/participant-area.ts'
import type { Verb } from '#server/http/handler.ts'
import { issueParticipantAreaCode } from '#server/sessions/one-time-codes.ts'

/** A code for the participant area for the caller (D-47). */
export const openParticipantArea: Verb<typeof call> = async (_input, services, caller) => ({
  codigo: await issueParticipantAreaCode(services, caller.personId),
})
