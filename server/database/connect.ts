import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'

import { type LendingLimits, lending } from './lending.ts'
import { createStatementNames } from './prepared.ts'
import type { Database } from './schema.ts'

/** Either the pool or a transaction; inside a transaction only its own handle may be used (one connection). */
export type Queries = Kysely<Database> | Transaction<Database>

export type OpenDatabase = {
  readonly db: Kysely<Database>
  readonly close: () => Promise<void>
}

/** A date stays the text yyyy-mm-dd: as an instant it would depend on the server's time zone. */
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
 * Calls of users: refused within three seconds where another transaction has locked a row. PostgreSQL looks for
 * deadlocks after one second, which is before that.
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

/** Migrations and periodic work: a statement may take long, but waiting for others is limited. */
export const FOR_UPKEEP: Use = {
  pool: {
    max: 2,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 25_000,
    idle_in_transaction_session_timeout: 60_000,
  },
  lending: { most: 2 },
}

/** A PostgreSQL server. `onBroken` is called for every connection that broke, also while it is in use. */
export function openPostgres(
  databaseUrl: string,
  onBroken: (error: Error) => void,
  { pool: settings, lending }: Use = FOR_CALLS,
): OpenDatabase {
  const pool = new pg.Pool({ connectionString: databaseUrl, types: dayParser, ...settings })
  // The pool handles errors of idle connections only; an 'error' event without a listener would end the process.
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

/** PostgreSQL inside this process. It has one connection, and no other process may open the folder meanwhile. */
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
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    types: dayParser,
  } as pg.PoolConfig)
  // The database keeps the prepared statements of a closed client, and refuses their names to the next one.
  pool.on('connect', (client) => void client.query('deallocate all'))
  // Each person has one place in the queue for the one connection: a call waits for at most one use of each other
  // person.
  const db = kyselyOver(pool, { most: 1, nameOf: createStatementNames() })
  return {
    db,
    close: async () => {
      await db.destroy()
      await pglite.close()
    },
  }
}
