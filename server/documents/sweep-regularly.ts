import type { Services } from '#server/http/services.ts'

import { sweepDrafts } from './drafts.ts'

const MINUTES = 60
const MILLISECONDS = MINUTES * 60_000

/**
 * Sweeps now and then every hour, until the answered function is called. Who has the database alone sweeps everything
 * now: no upload can be under way.
 */
export async function sweepRegularly(
  services: Pick<Services, 'db' | 'documents' | 'incoming' | 'logger'>,
  isAlone: boolean,
  everyMilliseconds = MILLISECONDS,
): Promise<() => void> {
  const sweep = async (minutes: number) => {
    await services.incoming.sweep(minutes)
    await sweepDrafts(services, minutes)
  }
  await sweep(isAlone ? 0 : MINUTES)
  const timer = setInterval(() => {
    sweep(MINUTES).catch((error: unknown) =>
      services.logger.error({ err: error }, 'documents of broken uploads could not be removed'),
    )
  }, everyMilliseconds).unref()
  return () => clearInterval(timer)
}
