import type { Services } from '#server/http/services.ts'

import { scanWaiting, type Told } from './scan-waiting.ts'

const MILLISECONDS = 60_000

/** Scans what waits now and then every minute; the answered function resolves once nothing is under way any more. */
export function scanRegularly(
  services: Pick<Services, 'db' | 'documents' | 'scanner' | 'logger'>,
  everyMilliseconds = MILLISECONDS,
): () => Promise<void> {
  const end = new AbortController()
  const told: Told = new Map()
  let underWay: Promise<void> | null = null

  const scan = async () => {
    await scanWaiting(services, end.signal, told).catch((error: unknown) =>
      services.logger.error({ err: error }, 'documents could not be scanned'),
    )
    underWay = null
  }
  const begin = () => {
    underWay ??= scan()
  }
  const timer = setInterval(begin, everyMilliseconds).unref()
  begin()
  return async () => {
    clearInterval(timer)
    end.abort()
    await underWay
  }
}
