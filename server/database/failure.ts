/**
 * away: the connection failed or was lost; busy: the work was not started or finished in time. The same call may
 * succeed later.
 */
export type DatabaseFailure = 'away' | 'busy'

const OF_CLASS: Readonly<Record<string, DatabaseFailure>> = {
  /** Connection exception. */
  '08': 'away',
  /** Insufficient resources: disk full, out of memory, too many connections. */
  53: 'away',
  /** Transaction rollback: deadlock or serialization failure. */
  40: 'busy',
  /** System error: PostgreSQL could not read or write its files. */
  58: 'away',
}

const OF_STATE: Readonly<Record<string, DatabaseFailure>> = {
  /** Write on a read-only server: after a failover the address may still lead to the server that is now a standby. */
  25006: 'away',
  /** An idle transaction was ended. */
  '25P03': 'busy',
  /** A lock was not available in time. */
  '55P03': 'busy',
  /** A statement took too long. */
  57014: 'busy',
  /** Shutdown by an administrator, after a crash, and a server that starts or stops. */
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
}

/** Error codes of the system for connections. */
const OF_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors of pg without a code. */
const OF_MESSAGE: Readonly<Record<string, DatabaseFailure>> = {
  'timeout exceeded when trying to connect': 'busy',
  'Connection terminated due to connection timeout': 'away',
  'timeout expired': 'away',
  'Connection terminated': 'away',
  'Connection terminated unexpectedly': 'away',
  'Client has encountered a connection error and is not queryable': 'away',
  'Client was closed and is not queryable': 'away',
}

/** Properties of errors of pg and of the system. */
type PgError = Error & { readonly code?: unknown; readonly syscall?: unknown }

/** The kind of a database failure; null where neither the connection nor the time is the reason. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null
  const { code, syscall }: PgError = error
  if (typeof code !== 'string') return OF_MESSAGE[error.message] ?? null
  // A socket of PostgreSQL is a file, which is not there while it does not run.
  const isSystem = OF_SYSTEM.has(code) || (syscall === 'connect' && code === 'ENOENT')
  if (isSystem) return 'away'
  if (!/^[0-9A-Z]{5}$/.test(code)) return null
  return OF_STATE[code] ?? OF_CLASS[code.slice(0, 2)] ?? null
}
