import type { Services } from '#server/http/services.ts'

import { forget } from './forget.ts'

const MILLISECONDS = 3_600_000

/** Forgets now and then every hour; the answered function resolves once nothing is under way any more. */
export function forgetRegularly(
  services: Pick<Services, 'db' | 'clock' | 'logger'>,
  everyMilliseconds = MILLISECONDS,
): () => Promise<void> {
  let underWay: Promise<void> | null = null
  const run = async () => {
    await forget(services).catch((error: unknown) =>
      services.logger.error({ err: error }, 'what was kept for long enough could not be deleted'),
    )
    underWay = null
  }
  const begin = () => {
    underWay ??= run()
  }
  const timer = setInterval(begin, everyMilliseconds).unref()
  begin()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
