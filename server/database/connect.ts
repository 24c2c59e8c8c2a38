import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'

import type { Load } from '#server/kernel/load.ts'

import { type ConnectionLimits, pooledConnections } from './pooled-connections.ts'
import type { Database } from './schema.ts'

/** The pool or a transaction; inside a transaction only its own handle may be used (one connection). */
export type Queries = Kysely<Database> | Transaction<Database>

export type OpenDatabase = {
  readonly db: Kysely<Database>
  /** Connections in use, and how much work waits for one. */
  readonly load: Load
  readonly close: () => Promise<void>
}

/** Dates remain yyyy-mm-dd: as a Date they would depend on the server's time zone. */
export const dayParser: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.DATE
      ? (day: string) => day
      : pg.types.getTypeParser(id, format ?? 'text')) as typeof pg.types.getTypeParser,
}

const loadOf =
  (pool: pg.Pool): Load =>
  () => ({ running: pool.totalCount - pool.idleCount, waiting: pool.waitingCount })

const kyselyOver = (pool: pg.Pool, limits: ConnectionLimits) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: pooledConnections(pool, limits) }) })

/** Timeouts in milliseconds of connections for one purpose (P-284), and how many one person may use. */
export type Use = {
  readonly pool: pg.PoolConfig
  readonly limits: ConnectionLimits
}

/**
 * User requests: rejected within three seconds if a row is locked. PostgreSQL detects deadlocks after one
 * second, before that.
 */
export const FOR_CALLS: Use = {
  pool: {
    max: 10,
    connectionTimeoutMillis: 3000,
    lock_timeout: 1400,
    statement_timeout: 2500,
    idle_in_transaction_session_timeout: 10_000,
  },
  limits: { most: 2, keptMilliseconds: 10_000, prepares: 'outsideTransactions' },
}

/** Migrations and periodic work: statements may take long, but waiting for locks is limited. */
export const FOR_UPKEEP: Use = {
  pool: {
    max: 2,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 25_000,
    idle_in_transaction_session_timeout: 60_000,
  },
  limits: { most: 2 },
}

/** `onBroken` is called for every broken connection, also one in use. */
export function openPostgres(
  databaseUrl: string,
  onBroken: (error: Error) => void,
  { pool: settings, limits }: Use = FOR_CALLS,
): OpenDatabase {
  const pool = new pg.Pool({ connectionString: databaseUrl, types: dayParser, ...settings })
  // The pool handles errors of idle connections only; an unhandled 'error' event would end the process.
  pool.on('connect', (client) => client.on('error', onBroken))
  pool.on('error', () => {})
  const db = kyselyOver(pool, limits)
  return { db, load: loadOf(pool), close: () => db.destroy() }
}

/** Saves over 100 MB of memory. */
const SMALL_BUFFERS = ['-c', 'shared_buffers=8MB']

export type EmbeddedOptions = {
  /** Default: in memory. */
  readonly folder?: string
  /** A dump to start from instead of an empty database. */
  readonly dump?: Blob
}

/** PostgreSQL in this process, with one connection; no other process may open the folder at the same time. */
export async function openEmbedded({ folder, dump }: EmbeddedOptions): Promise<OpenDatabase> {
  // A whole database engine, loaded only if used.
  const [{ PGlite }, { createPgConfig }, { ClosedFiles }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('./closed-files.ts'),
  ])
  const pglite = await PGlite.create({
    ...(folder !== undefined && { fs: new ClosedFiles(folder) }),
    ...(dump !== undefined && { loadDataDir: dump }),
    startParams: [...PGlite.defaultStartParams, ...SMALL_BUFFERS],
  })
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    types: dayParser,
  } as pg.PoolConfig)
  // The database keeps prepared statements of a closed client, and rejects their names for the next one.
  pool.on('connect', (client) => void client.query('deallocate all'))
  // The queue for the one connection has one place per person: a call waits for at most one use by each other
  // person.
  const db = kyselyOver(pool, { most: 1, prepares: 'everywhere' })
  return {
    db,
    load: loadOf(pool),
    close: async () => {
      await db.destroy()
      await pglite.close()
    },
  }
}
