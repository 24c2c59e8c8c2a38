import { failureOf } from '#domain/call-failure.ts'

/** What a form goes on without, null where it cannot be had; a session that is over ends all the same (D-62). */
export async function quietly<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  try {
    return await reading
  } catch (error) {
    if (failureOf(error).kind === 'expired') throw error
    return null
  }
}
