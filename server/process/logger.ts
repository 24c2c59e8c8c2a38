import { type DestinationStream, type Logger, pino } from 'pino'

import { cleanLine } from '#server/logs/clean-line.ts'

/** Logs cleaned lines to standard output, or to a test's stream. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: null, hooks: { streamWrite: cleanLine } }, destination)
