import { existsSync } from 'node:fs'

import type { Kysely } from 'kysely'

import type { Config } from '#server/config.ts'
import { databaseFolder } from '#server/data-directory/layout.ts'
import { lockDirectory } from '#server/data-directory/lock.ts'
import { FOR_UPKEEP, openEmbedded, openPostgres } from '#server/database/connect.ts'
import { requireMigrated, UnpreparedDatabase } from '#server/database/migrate.ts'
import type { Database } from '#server/database/schema.ts'

/**
 * The configured database for one piece of work, as it is; the embedded one only while no server uses it. Throws
 * `UnpreparedDatabase` or `NewerDatabase` if it is not of this program's version, and creates nothing.
 */
export async function withDatabase<Result>(
  { databaseUrl, dataDirectory }: Config,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const folder = databaseFolder(dataDirectory)
  if (databaseUrl === null && !existsSync(folder)) throw new UnpreparedDatabase()
  const lock = databaseUrl === null ? lockDirectory(dataDirectory) : null
  try {
    const { db, close } =
      databaseUrl === null ? await openEmbedded({ folder }) : openPostgres(databaseUrl, () => {}, FOR_UPKEEP)
    try {
      await requireMigrated(db)
      return await work(db)
    } finally {
      await close()
    }
  } finally {
    lock?.release()
  }
}
