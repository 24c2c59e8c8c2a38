import { failureOf } from '#domain/call-failure.ts'

/** Delays in milliseconds before the first and the second retry (D-130). */
const PAUSES = [1_000, 2_000] as const

/**
 * Retries an interrupted attempt after each delay; an abort ends the delay at once. The retry of ofetch
 * covers neither an incomplete body nor an abort during the delay.
 */
export async function repeated<Value>(attempt: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (const milliseconds of PAUSES) {
    try {
      return await attempt()
    } catch (error) {
      if (failureOf(error).kind !== 'interrupted') throw error
      await pause(milliseconds, signal)
      if (signal.aborted) throw error
    }
  }
  return attempt()
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
