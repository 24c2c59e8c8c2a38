import { serve } from '@hono/node-server'
import type { Logger } from 'pino'

import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { databaseFolder, documentsFolder, emptyDirectory } from './data-directory/layout.ts'
import { lockDirectory } from './data-directory/lock.ts'
import { openEmbedded, openPostgres } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { folderStore, removeDrafts } from './documents/folder-store.ts'
import { loadReference } from './fund/load.ts'
import { closeServer } from './http/close-server.ts'
import type { Services } from './http/services.ts'
import { hasPeople, seed } from './seed/seed.ts'
import { createPasswords } from './sessions/passwords.ts'

export type RunningServer = {
  readonly url: string
  /** Whether the invented people live in it. */
  readonly isDemo: boolean
  /** Whether nobody at all does, so that nobody can log in. */
  readonly isEmpty: boolean
  readonly close: () => Promise<void>
}

/** What was opened so far, closed in the opposite order, also when a later step fails. */
type Closing = (() => void | Promise<void>)[]

const closeAll = async (closing: Closing) => {
  for (const close of closing.splice(0).reverse()) await close()
}

/** Everything from the tables to the open port. Throws with nothing left open or locked. */
export async function startServer(config: Config, fresh: boolean, logger: Logger): Promise<RunningServer> {
  const closing: Closing = []
  try {
    const isEmbedded = config.databaseUrl === null
    const folder = documentsFolder(config.dataDirectory, isEmbedded ? 'embedded' : 'postgresql')
    const fund = await loadReference(config.referenceDirectory)
    const db = await openDatabase(config, fresh, logger, closing)
    await migrate(db)
    const services: Services = {
      db,
      documents: folderStore(folder),
      fund,
      passwords: await createPasswords(config.passwordCost),
      clock: () => new Date(),
      sessionSeconds: config.sessionSeconds,
      logger,
    }
    if (isEmbedded) await removeDrafts(folder)
    const isSeeded = (isEmbedded || config.seedDemo) && (await seed(services))
    const isEmpty = !(await hasPeople(db))
    const url = await listen(createApp(services, config), config, closing)
    return { url, isDemo: isEmbedded || isSeeded, isEmpty, close: () => closeAll(closing) }
  } catch (error) {
    await closeAll(closing)
    throw error
  }
}

/** The directory is locked for the embedded database alone: PostgreSQL may have any number of processes. */
async function openDatabase(config: Config, fresh: boolean, logger: Logger, closing: Closing) {
  if (config.databaseUrl !== null) {
    const { db, close } = openPostgres(config.databaseUrl, (error) =>
      logger.error({ err: error }, 'idle database connection broke'),
    )
    closing.push(close)
    return db
  }
  const lock = lockDirectory(config.dataDirectory)
  closing.push(lock.release)
  if (fresh) emptyDirectory(config.dataDirectory)
  const { db, close } = await openEmbedded({ folder: databaseFolder(config.dataDirectory) })
  closing.push(close)
  return db
}

function listen(
  app: ReturnType<typeof createApp>,
  { host, port }: Config,
  closing: Closing,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (address) => {
      const name = host.includes(':') ? `[${host}]` : host
      resolve(`http://${name}:${address.port}`)
    })
    server.once('error', reject)
    closing.push(() => closeServer(server))
  })
}
