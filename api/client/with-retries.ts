import { failureOf } from '#domain/call-failure.ts'

/**
 * Retries an interrupted attempt after each delay in milliseconds; an abort ends the delay at once. The retry of
 * ofetch covers neither an incomplete body nor an abort during the delay.
 */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  delays: readonly number[],
  signal: AbortSignal,
): Promise<Value> {
  for (const milliseconds of delays) {
    try {
      return await attempt()
    } catch (error) {
      if (failureOf(error).kind !== 'interrupted') throw error
      await delay(milliseconds, signal)
      if (signal.aborted) throw error
    }
  }
  return attempt()
}

const delay = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
