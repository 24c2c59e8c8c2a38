import { failureOf } from '#domain/call-failure.ts'

/** For data that a form works without: null on failure, but an expired session is still thrown (D-62). */
export async function nullOnFailure<Reply>(reading: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reading
  } catch (error) {
    if (failureOf(error).kind === 'expired') throw error
    return null
  }
}
