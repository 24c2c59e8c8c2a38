import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'

import { type LendingLimits, lending } from './lending.ts'
import type { Database } from './schema.ts'

/** Either the pool or a transaction; inside a transaction only its own handle may be used (one connection). */
export type Queries = Kysely<Database> | Transaction<Database>

export type OpenDatabase = {
  readonly db: Kysely<Database>
  readonly close: () => Promise<void>
}

/** A day stays the text yyyy-mm-dd: as a moment it would move with the server's time zone. */
export const dayParser: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.DATE
      ? (day: string) => day
      : pg.types.getTypeParser(id, format ?? 'text')) as typeof pg.types.getTypeParser,
}

const kyselyOver = (pool: pg.Pool, limits: LendingLimits) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: lending(pool, limits) }) })

/** How long what a connection is used for may take, in milliseconds (P-284), and of how many one person has a share. */
export type Use = {
  readonly pool: pg.PoolConfig
  readonly lending: LendingLimits
}

/**
 * Calls that somebody waits for: refused within three seconds where another transaction keeps a row. A deadlock, which
 * PostgreSQL looks for after one second, is found before that.
 */
export const FOR_CALLS: Use = {
  pool: {
    max: 10,
    connectionTimeoutMillis: 3000,
    lock_timeout: 1400,
    statement_timeout: 2500,
    idle_in_transaction_session_timeout: 10_000,
  },
  lending: { most: 2, keptMilliseconds: 10_000 },
}

/** Migrations and what is done now and then: a statement may take long, but does not wait for others for ever. */
export const FOR_UPKEEP: Use = {
  pool: {
    max: 2,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 25_000,
    idle_in_transaction_session_timeout: 60_000,
  },
  lending: { most: 2 },
}

/** PostgreSQL itself. `onBroken` hears of connections that broke, also of those that somebody used. */
export function openPostgres(
  databaseUrl: string,
  onBroken: (error: Error) => void,
  { pool: settings, lending }: Use = FOR_CALLS,
): OpenDatabase {
  const pool = new pg.Pool({ connectionString: databaseUrl, types: dayParser, ...settings })
  // The pool listens to idle connections alone; an error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', onBroken))
  pool.on('error', () => {})
  const db = kyselyOver(pool, lending)
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
  // The one connection is shared out in turns: nobody waits for more than one call of each other person.
  const db = kyselyOver(pool, { most: 1 })
  return {
    db,
    close: async () => {
      await db.destroy()
      await pglite.close()
    },
  }
}
