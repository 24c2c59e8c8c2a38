import { parseArgs } from 'node:util'

export const USAGE = `npm run load -- [options]
  --participants N    participants (100)
  --seconds N         how long new requests are begun (60)
  --pause N           mean seconds between two steps of a participant (5)
  --upload-kb N       size of a document (300)
  --login-seconds N   how long only logins are measured, before (10)
  --processes N       server processes that are started on a PostgreSQL of their own (2)
  --kill              ends one of them in the middle, as kill -9 does
  --server URL[,URL]  instead: servers that run, with the people of --write-people imported
  --metrics URL[,URL] their pages of metrics, for memory and processor time
  --write-people DIR  writes the files for npm run fund -- import, and ends`

export type Settings = {
  readonly participants: number
  readonly seconds: number
  readonly pauseSeconds: number
  readonly uploadBytes: number
  readonly loginSeconds: number
  readonly processes: number
  readonly kill: boolean
  /** Without a slash at the end; empty: own processes. */
  readonly servers: readonly string[]
  readonly metrics: readonly string[]
  readonly peopleFolder: string | null
  readonly help: boolean
}

/** A command that is written wrongly. */
export class UsageError extends Error {}

/** Throws a UsageError. */
export function readSettings(args: readonly string[]): Settings {
  const values = valuesOf(args)
  const number = (name: keyof typeof DEFAULTS, least: number) => {
    const value = Number(values[name])
    if (Number.isFinite(value) && value >= least) return value
    throw new UsageError(`--${name} wants a number from ${least}.`)
  }
  const urls = (list = '') => list.split(',').flatMap((url) => (url === '' ? [] : [url.replace(/\/$/, '')]))
  const settings = {
    participants: number('participants', 1),
    seconds: number('seconds', 1),
    pauseSeconds: number('pause', 0),
    uploadBytes: number('upload-kb', 2) * 1000,
    loginSeconds: number('login-seconds', 0),
    processes: number('processes', 1),
    kill: values.kill ?? false,
    servers: urls(values.server),
    metrics: urls(values.metrics),
    peopleFolder: values['write-people'] ?? null,
    help: values.help ?? false,
  }
  if (settings.kill && (settings.servers.length > 0 || settings.processes < 2))
    throw new UsageError('--kill wants at least two processes that this command starts.')
  return settings
}

const DEFAULTS = {
  participants: '100',
  seconds: '60',
  pause: '5',
  'upload-kb': '300',
  'login-seconds': '10',
  processes: '2',
}

function valuesOf(args: readonly string[]) {
  const number = (value: string) => ({ type: 'string', default: value }) as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        participants: number(DEFAULTS.participants),
        seconds: number(DEFAULTS.seconds),
        pause: number(DEFAULTS.pause),
        'upload-kb': number(DEFAULTS['upload-kb']),
        'login-seconds': number(DEFAULTS['login-seconds']),
        processes: number(DEFAULTS.processes),
        kill: { type: 'boolean' },
        server: { type: 'string' },
        metrics: { type: 'string' },
        'write-people': { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
