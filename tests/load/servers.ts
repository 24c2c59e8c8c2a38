import { join } from 'node:path'

import { openPostgres } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import { createPasswords } from '#server/sessions/passwords.ts'
import { runTool } from '#server/tools/run.ts'
import { createCluster } from '../../tools/cli/lib/postgres.mjs'
import { freePort } from '../server/support/free-port.ts'
import { startServerProcess } from '../server/support/server-process.ts'
import { KEYS } from '../server/support/world.ts'
import { writePeople } from './people.ts'

/** The server's defaults, which its tests lower; all participants come from one address. */
const AS_IN_PRODUCTION = {
  ARGON2_MEMORY_KIB: '65536',
  ARGON2_PASSES: '3',
  LOG_LEVEL: 'info',
  SPONSOR_RANGES: '127.0.0.0/8',
}

/** Processes that the measurement calls; `databaseUrl` null: they run elsewhere. */
export type Servers = {
  readonly urls: readonly string[]
  /** Their pages of metrics, in the same order. */
  readonly metrics: readonly string[]
  readonly databaseUrl: string | null
  /** Ends the last process as `kill -9` does. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Built processes on a PostgreSQL with durable writes and the participants; `folder` is their DATA_DIR. */
export async function startServers(
  folder: string,
  { processes, participants }: { readonly processes: number; readonly participants: number },
): Promise<Servers> {
  const cluster = createCluster([])
  try {
    await cluster.start()
    await preparePeople(cluster.url, folder, participants)
    const started = await Promise.all(
      Array.from({ length: processes }, async () => {
        const port = await freePort()
        const server = await startServerProcess({
          ...AS_IN_PRODUCTION,
          DATA_DIR: folder,
          DATABASE_URL: cluster.url,
          METRICS_PORT: String(port),
        })
        return { server, metrics: `http://127.0.0.1:${port}/metrics` }
      }),
    )
    return {
      urls: started.map(({ server }) => server.url),
      metrics: started.map(({ metrics }) => metrics),
      databaseUrl: cluster.url,
      kill: async () => {
        await started.at(-1)?.server.end('SIGKILL')
      },
      stop: async () => {
        const running = started.filter(({ server }) => server.isRunning())
        await Promise.all(running.map(({ server }) => server.end('SIGTERM')))
        await cluster.remove()
      },
    }
  } catch (error) {
    await cluster.remove()
    throw error
  }
}

async function preparePeople(databaseUrl: string, folder: string, participants: number): Promise<void> {
  const { db, close } = openPostgres(databaseUrl, () => {})
  try {
    await migrate(db)
    const files = await writePeople(join(folder, 'people'), participants)
    const code = await runTool(
      ['import', ...files],
      { DATA_DIR: folder, DATABASE_URL: databaseUrl },
      { print: () => {}, printError: console.error },
    )
    if (code !== 0) throw new Error('The participants could not be imported.')
    // With the key of the server, as after the first login, which otherwise hashes twice.
    const { hash } = await createPasswords({ memoryKib: 65_536, passes: 3 }, KEYS)
    await db
      .updateTable('credential')
      .set({ password_hash: await hash('20262026') })
      .execute()
  } finally {
    await close()
  }
}
