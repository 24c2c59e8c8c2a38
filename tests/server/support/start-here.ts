import { pino } from 'pino'

import { readConfig } from '#server/config.ts'
import { type RunningServer, startServer } from '#server/start.ts'
import { startFault } from '#server/start-faults.ts'

import { PASSWORD_PEPPER } from './server-process.ts'

type Variables = Readonly<Record<string, string>>

export const configWith = (variables: Variables) =>
  readConfig({
    PORT: '0',
    STOP_DELAY_SECONDS: '0',
    ARGON2_MEMORY_KIB: '8',
    ARGON2_PASSES: '1',
    PASSWORD_PEPPER,
    ...variables,
  })

/** A server in this process, on a free port. */
export const startHere = (variables: Variables): Promise<RunningServer> =>
  startServer(configWith(variables), false, pino({ level: 'silent' }))

/** The sentence with which a start ends, or 'started'. */
export const startFaultWith = (variables: Variables): Promise<string | null> =>
  startHere(variables).then(
    () => 'started',
    (error: unknown) => startFault(error, null),
  )
