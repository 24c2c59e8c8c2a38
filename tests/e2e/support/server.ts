import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '../../server/support/free-port.ts'

/** A running built program; `url` has no slash at its end. */
type RunningProcess = {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Immediately, like a power cut. */
  readonly kill: () => Promise<void>
}

type Variables = Readonly<Record<string, string>>

const SERVER = 'dist/server/main.js'
const PORTAL = 'dist/portal-alone/main.js'
const HOST = '127.0.0.1'

/** Cheap password hashes and no limit of calls, because few people go through hundreds of journeys. */
const PEOPLE = {
  ARGON2_MEMORY_KIB: '8',
  ARGON2_PASSES: '1',
  CALLS_PER_PERSON: '1000000',
  // Journeys that stop a server do not wait for calls that they interrupt.
  STOP_SECONDS: '3',
  // All visitors of all journeys have the same IP address.
  SPONSOR_RANGES: '127.0.0.0/8',
}

/** The system chooses a free port: one that was found before could be taken meanwhile. */
const ANY_PORT = 0

/** Resolves with the URL that the program prints; rejects with its output if it ends before. */
function listening(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = ''
    const read = (chunk: Buffer) => {
      written += chunk
      const url = /no ar em (http:[^\s,]+)[\s,]/.exec(written)?.[1]
      if (url !== undefined) resolve(url)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', (code) =>
      reject(new Error(`The server ended (${code}) before it served:\n${written}`)),
    )
  })
}

async function run(program: string, port: number, variables: Variables): Promise<RunningProcess> {
  const { DATABASE_URL: _, ...environment } = process.env
  const server = spawn(process.execPath, [program], {
    env: { ...environment, NODE_ENV: 'production', HOST, PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  try {
    return { url: await listening(server), stop, kill: () => end('SIGKILL') }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The environment variable with the seeded data directory, for the workers. */
export const SEEDED_DATA = 'SEEDED_DATA'

/** A copy of the seeded data directory: copying is immediate, seeding takes seconds. */
async function newDataDirectory(): Promise<string> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-journeys-'))
  await cp(process.env[SEEDED_DATA] ?? '', dataDirectory, { recursive: true })
  return dataDirectory
}

/** Starts the server once, which seeds that directory. */
export async function seedDataDirectory(dataDirectory: string): Promise<void> {
  const { stop } = await run(SERVER, ANY_PORT, { DATA_DIR: dataDirectory, ...PEOPLE })
  await stop()
}

/** A process of a killed server may still write for a moment, so the removal is retried. */
const removeDirectory = (path: string) =>
  rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

/**
 * Starts the server on a free port over a copied, temporary data directory; after a kill it can be started again
 * with its data and port.
 */
export async function startServer(variables: Variables = {}) {
  const dataDirectory = await newDataDirectory()
  const remove = () => removeDirectory(dataDirectory)
  const start = (port: number) => run(SERVER, port, { DATA_DIR: dataDirectory, ...PEOPLE, ...variables })
  try {
    let server = await start(ANY_PORT)
    const { url } = server
    return {
      url,
      dataDirectory,
      kill: () => server.kill(),
      start: async () => {
        server = await start(Number(new URL(url).port))
      },
      stop: () => server.stop().finally(remove),
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Starts the portal without the API on one port and, on another one, a server for its calls. */
export async function startPortalAlone() {
  const port = await freePort()
  const api = await startServer({ PORTAL_ORIGINS: `http://${HOST}:${port}` })
  try {
    const portal = await run(PORTAL, port, { API_URL: api.url })
    return { url: portal.url, apiUrl: api.url, stop: () => portal.stop().finally(api.stop) }
  } catch (error) {
    await api.stop()
    throw error
  }
}
