import type { Kysely } from 'kysely'

import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/database/schema.ts'
import { seed } from '#server/seed/seed.ts'

import { memoryStore } from './memory-store.ts'
import { NOW, testFund, testPasswords } from './world.ts'

/** Creates the tables and the people of the demonstration; false: there were people. */
export async function migrateAndSeed(db: Kysely<Database>, reusableCodes = true): Promise<boolean> {
  await migrate(db)
  const [fund, passwords] = await Promise.all([testFund(), testPasswords()])
  return seed({ db, fund, passwords, documents: memoryStore(), clock: () => NOW }, { reusableCodes })
}
