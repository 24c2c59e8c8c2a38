import { type DestinationStream, type Logger, pino } from 'pino'

import { cleanLine } from '#server/logs/clean-line.ts'
import { logFields } from '#server/logs/log-context.ts'
import { terminalLine } from '#server/logs/terminal-line.ts'

import { buildInfo } from './build-info.ts'

/** On each line, as those of several processes are read together. */
const BASE = { pid: process.pid, version: buildInfo().version }

/**
 * Logs cleaned lines to standard output, or to a test's stream: for a person where standard output is a terminal, else as
 * JSON.
 */
export const createLogger = (
  level: string,
  destination?: DestinationStream,
  isTerminal = destination === undefined && process.stdout.isTTY,
): Logger =>
  pino(
    {
      level,
      base: BASE,
      mixin: logFields,
      hooks: { streamWrite: (line) => (isTerminal ? terminalLine(cleanLine(line)) : cleanLine(line)) },
    },
    destination ?? pino.destination(1),
  )
