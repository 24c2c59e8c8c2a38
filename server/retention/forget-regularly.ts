import type { Logger } from 'pino'

import { type Forgotten, forget, type Needs } from './forget.ts'

const MILLISECONDS = 3_600_000

/**
 * Deletes expired rows now and every hour; the returned function stops this and resolves once no deletion is
 * running.
 */
export function forgetRegularly(
  services: Needs & { readonly logger: Logger },
  everyMilliseconds = MILLISECONDS,
): () => Promise<void> {
  const logDeleted = (forgotten: readonly Forgotten[]) => {
    const deleted = forgotten.filter(({ rows }) => rows > 0).map(({ rule, rows }) => [rule.what, rows])
    if (deleted.length > 0)
      services.logger.info({ deleted: Object.fromEntries(deleted) }, 'retention applied')
  }
  let underWay: Promise<void> | null = null
  const run = async () => {
    try {
      logDeleted(await forget(services))
    } catch (error) {
      services.logger.error({ err: error }, 'what was kept for long enough could not be deleted')
    }
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
