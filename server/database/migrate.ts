import { type Kysely, type Migration, Migrator, sql } from 'kysely'

import { people } from './migrations/001-people.ts'
import { requests } from './migrations/002-requests.ts'
import { consentText } from './migrations/003-consent-text.ts'
import type { Statements } from './migrations/statements.ts'
import type { Database } from './schema.ts'

/** Run in the order of their names. */
const HISTORY: Readonly<Record<string, Statements>> = {
  '001-people': people,
  '002-requests': requests,
  '003-consent-text': consentText,
}

const asMigration = (statements: Statements): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/**
 * Brings the database to the newest step, in one transaction; does nothing where it is there already. Several
 * processes may call it at once: the migrator waits for its lock.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(HISTORY).map(([name, statements]) => [name, asMigration(statements)]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
