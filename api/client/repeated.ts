import { failureOf } from '#domain/call-failure.ts'

/** Milliseconds before the first repetition and before the second (D-130). */
const PAUSES = [1_000, 2_000] as const

/**
 * Repeats an interrupted attempt after each pause; a call that was given up ends without waiting. The repetition that
 * ofetch offers covers neither a body that is cut off nor the abortion of a pause.
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
