import type { suggestForRequest as call } from '#api/contract/requests.ts'
import type { Verb } from '#server/http/handler.ts'
import { findSuggestions } from '#server/requests/suggestions.ts'

/** What is on file about the caller, of no other person. */
export const suggestForRequest: Verb<typeof call> = async (_asked, { db }, { personId }) => ({
  codigo: 'ok' as const,
  sugestoes: await findSuggestions(db, personId),
})
