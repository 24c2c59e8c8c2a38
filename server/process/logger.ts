import { type DestinationStream, type Logger, pino } from 'pino'

import { cleanLine } from '#server/logs/clean-line.ts'

/** Structured lines on standard output, or to the stream of a test; secrets are removed first. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: null, hooks: { streamWrite: cleanLine } }, destination)
