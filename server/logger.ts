import { type DestinationStream, type Logger, pino } from 'pino'

import { cleanLine } from './logs/clean-line.ts'

/** Structured lines on standard output, or where a test wants them; what is written is cleaned of secrets first. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: null, hooks: { streamWrite: cleanLine } }, destination)
