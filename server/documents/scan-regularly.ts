import { type Logged, type ScanNeeds, scanWaiting } from './scan-waiting.ts'

const MILLISECONDS = 60_000

/**
 * Scans waiting documents now and every minute; the returned function stops this and resolves once no scan is
 * running.
 */
export function scanRegularly(services: ScanNeeds, everyMilliseconds = MILLISECONDS): () => Promise<void> {
  const end = new AbortController()
  const logged: Logged = new Map()
  let underWay: Promise<void> | null = null

  const scan = async () => {
    await scanWaiting(services, end.signal, logged).catch((error: unknown) =>
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
