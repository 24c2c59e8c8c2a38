import type { Kysely, Transaction } from 'kysely'

import type { Database } from './schema.ts'

/** Deadlock and serialization failure: PostgreSQL undid the whole transaction, and the next try may well pass. */
const PASSING = new Set(['40P01', '40001'])

const isPassing = (error: unknown) =>
  error instanceof Error && 'code' in error && PASSING.has(String(error.code))

/**
 * Runs the work in one transaction, and once more when PostgreSQL sacrificed it to another one; throws what the
 * work throws. The work must keep nothing outside the database, since it may run twice.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isPassing(error)) throw error
    return db.transaction().execute(work)
  }
}
