import { messages } from '#domain/messages.ts'
import { at, invalid } from '#server/http/errors.ts'
import type { Services } from '#server/http/services.ts'

import type { Verdict } from './scanner.ts'

/**
 * Whether a file that came may be opened at once, or has to wait for a scanner that gave no verdict: it is kept all
 * the same (security U9). Throws `invalid` for an infected one.
 */
export async function scanUpload(
  { scanner, logger }: Pick<Services, 'scanner' | 'logger'>,
  content: Blob,
): Promise<'free' | 'waiting'> {
  const verdict = await scanner.scan(content).catch((error: unknown): Verdict | null => {
    logger.error({ err: error }, 'an upload waits for the scanner')
    return null
  })
  if (verdict !== 'infected') return verdict === null ? 'waiting' : 'free'
  logger.warn('the scanner refused an upload')
  throw invalid(...at('arquivo', messages.fileInfected))
}
