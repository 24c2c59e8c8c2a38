import type { Logger } from 'pino'

import { messages } from '#domain/messages.ts'
import { at, invalid } from '#server/kernel/errors.ts'

import type { Scanner, Verdict } from './scanner.ts'

type Needs = {
  readonly scanner: Scanner
  readonly logger: Logger
}

/**
 * Whether an uploaded file can be downloaded at once, or waits for a scanner that gave no verdict: it is stored in
 * both cases. Throws `invalid` for an infected one.
 */
export async function scanUpload({ scanner, logger }: Needs, content: Blob): Promise<'free' | 'waiting'> {
  const verdict = await scanner.scan(content).catch((error: unknown): Verdict | null => {
    logger.error({ err: error }, 'an upload waits for the scanner')
    return null
  })
  if (verdict !== 'infected') return verdict === null ? 'waiting' : 'free'
  logger.warn('the scanner refused an upload')
  throw invalid(...at('arquivo', messages.fileInfected))
}
