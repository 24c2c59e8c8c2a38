import { type DestinationStream, type Logger, pino } from 'pino'

import { cleanLine } from '#server/logs/clean-line.ts'
import { logFields } from '#server/logs/log-context.ts'

import { buildInfo } from './build-info.ts'

/** On each line, as those of several processes are read together. */
const BASE = { pid: process.pid, version: buildInfo().version }

/** Logs cleaned lines to standard output, or to a test's stream. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: BASE, mixin: logFields, hooks: { streamWrite: cleanLine } }, destination)
