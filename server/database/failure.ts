/** away: the connection failed; busy: the work did not start or finish in time. A retry may succeed. */
export type DatabaseFailure = 'away' | 'busy'

const OF_CLASS: Readonly<Record<string, DatabaseFailure>> = {
  '08': 'away',
  53: 'away',
  40: 'busy',
  58: 'away',
}

const OF_STATE: Readonly<Record<string, DatabaseFailure>> = {
  /** Write on a read-only server: after a failover the address may still be that of the standby. */
  25006: 'away',
  '25P03': 'busy',
  '55P03': 'busy',
  57014: 'busy',
  /** Shutdown, crash, or a server that is starting or stopping. */
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
}

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

const OF_MESSAGE: Readonly<Record<string, DatabaseFailure>> = {
  'timeout exceeded when trying to connect': 'busy',
  'Connection terminated due to connection timeout': 'away',
  'timeout expired': 'away',
  'Connection terminated': 'away',
  'Connection terminated unexpectedly': 'away',
  'Client has encountered a connection error and is not queryable': 'away',
  'Client was closed and is not queryable': 'away',
}

type PgError = Error & { readonly code?: unknown; readonly syscall?: unknown }

/** null if the error has another cause than the connection or the time. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null
  const { code, syscall }: PgError = error
  if (typeof code !== 'string') return OF_MESSAGE[error.message] ?? null
  // The socket file of PostgreSQL does not exist while it is not running.
  const isSystem = OF_SYSTEM.has(code) || (syscall === 'connect' && code === 'ENOENT')
  if (isSystem) return 'away'
  if (!/^[0-9A-Z]{5}$/.test(code)) return null
  return OF_STATE[code] ?? OF_CLASS[code.slice(0, 2)] ?? null
}
