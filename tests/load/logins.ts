import { logIn } from './journey.ts'
import { measuredCalls } from './measured-calls.ts'
import { LOGINS_ONLY } from './people.ts'
import type { Recorder } from './record.ts'

/** Below the queue of a process, so that none is refused. */
const AT_ONCE = 8

export type Logins = { readonly perSecond: number; readonly atOnce: number }

/** Logs the people in again and again for that time, eight at once for each process, without other calls. */
export async function measureLogins(
  urls: readonly string[],
  cpfs: readonly string[],
  seconds: number,
  recorder: Recorder,
): Promise<Logins> {
  const atOnce = Math.min(AT_ONCE * urls.length, LOGINS_ONLY)
  const start = performance.now()
  const until = start + seconds * 1000
  const counts = await Promise.all(
    cpfs.slice(-atOnce).map(async (cpf, index) => {
      const call = measuredCalls(urls, index, recorder)
      let count = 0
      while (performance.now() < until) {
        await logIn(call, cpf)
        count += 1
      }
      return count
    }),
  )
  const logins = counts.reduce((sum, count) => sum + count, 0)
  return { perSecond: logins / ((performance.now() - start) / 1000), atOnce }
}
