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

export type Settings = ReturnType<typeof readSettings>

/** A command that is written wrongly. */
export class UsageError extends Error {}

const OPTIONS = {
  participants: { type: 'string', default: '100' },
  seconds: { type: 'string', default: '60' },
  pause: { type: 'string', default: '5' },
  'upload-kb': { type: 'string', default: '300' },
  'login-seconds': { type: 'string', default: '10' },
  processes: { type: 'string', default: '2' },
  kill: { type: 'boolean', default: false },
  server: { type: 'string', default: '' },
  metrics: { type: 'string', default: '' },
  'write-people': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** Throws a UsageError. */
export function readSettings(args: readonly string[]) {
  const values = valuesOf(args)
  const number = (name: keyof typeof OPTIONS, least: number) => {
    const value = Number(values[name])
    if (Number.isFinite(value) && value >= least) return value
    throw new UsageError(`--${name} wants a number from ${least}.`)
  }
  const urls = (list: string) =>
    list.split(',').flatMap((url) => (url === '' ? [] : [url.replace(/\/$/, '')]))
  const settings = {
    participants: number('participants', 1),
    seconds: number('seconds', 1),
    pauseSeconds: number('pause', 0),
    uploadBytes: number('upload-kb', 2) * 1000,
    loginSeconds: number('login-seconds', 0),
    processes: number('processes', 1),
    kill: values.kill,
    /** Without a slash at the end; empty: own processes. */
    servers: urls(values.server),
    metrics: urls(values.metrics),
    peopleFolder: values['write-people'] ?? null,
    help: values.help,
  }
  if (settings.kill && (settings.servers.length > 0 || settings.processes < 2))
    throw new UsageError('--kill wants at least two processes that this command starts.')
  return settings
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
