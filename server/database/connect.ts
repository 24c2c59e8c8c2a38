import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'

import type { Database } from './schema.ts'

/** Either the pool or a transaction; inside a transaction only its own handle may be used (one connection). */
export type Queries = Kysely<Database> | Transaction<Database>

export type OpenDatabase = {
  readonly db: Kysely<Database>
  readonly close: () => Promise<void>
}

/** A day stays the text yyyy-mm-dd: as a moment it would move with the server's time zone. */
const dayParser: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.DATE
      ? (day: string) => day
      : pg.types.getTypeParser(id, format ?? 'text')) as typeof pg.types.getTypeParser,
}

const kyselyOver = (pool: pg.Pool) => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

/** PostgreSQL itself. `onIdleError` hears of connections that broke while nobody used them. */
export function openPostgres(databaseUrl: string, onIdleError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({ connectionString: databaseUrl, types: dayParser })
  pool.on('error', onIdleError)
  const db = kyselyOver(pool)
  return { db, close: () => db.destroy() }
}

/** Saves over 100 MB of memory. */
const SMALL_BUFFERS = ['-c', 'shared_buffers=8MB']

export type EmbeddedOptions = {
  /** Folder of the database; absent: in memory. */
  readonly folder?: string
  /** A whole database, to start from instead of an empty one. */
  readonly dump?: Blob
}

/** PostgreSQL inside this process. It has one connection, and nobody else may open the folder meanwhile. */
export async function openEmbedded({ folder, dump }: EmbeddedOptions): Promise<OpenDatabase> {
  // A whole database engine, which is not even read where PostgreSQL serves.
  const [{ PGlite }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
  ])
  const pglite = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(dump !== undefined && { loadDataDir: dump }),
    startParams: [...PGlite.defaultStartParams, ...SMALL_BUFFERS],
  })
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, types: dayParser } as pg.PoolConfig)
  const db = kyselyOver(pool)
  return {
    db,
    close: async () => {
      await db.destroy()
      await pglite.close()
    },
  }
}
