import type { Logger } from 'pino'

import { type DraftNeeds, sweepDrafts } from './drafts.ts'
import type { Incoming } from './incoming.ts'

type Needs = DraftNeeds & { readonly incoming: Incoming; readonly logger: Logger }

const MINUTES = 60
const MILLISECONDS = MINUTES * 60_000

/**
 * Deletes files of broken uploads now and every hour, until the returned function is called. The only process
 * of a database deletes all of them now: no upload can be in progress.
 */
export async function sweepRegularly(
  services: Needs,
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
