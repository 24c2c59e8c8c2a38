import type { suggestForRequest as call } from '#api/contract/requests.ts'
import type { Handler } from '#server/http/handler.ts'
import { findSuggestions } from '#server/requests/suggestions.ts'

/** What is on file about the caller, of no other person. */
export const suggestForRequest: Handler<typeof call> = async (_asked, { db }, { personId }) => ({
  codigo: 'ok' as const,
  sugestoes: await findSuggestions(db, personId),
})
