import type { Kysely, Transaction } from 'kysely'

/** Deadlock and serialization failure: PostgreSQL rolled back the transaction; a retry may succeed. */
const RETRYABLE = new Set(['40P01', '40001'])

const isRetryable = (error: unknown) =>
  error instanceof Error && 'code' in error && RETRYABLE.has(String(error.code))

/**
 * Runs the work in one transaction, and again after a deadlock or a serialization failure. It may run
 * twice, so it must not change anything outside the database.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isRetryable(error)) throw error
    return db.transaction().execute(work)
  }
}
