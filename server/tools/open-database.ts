import type { Kysely } from 'kysely'

import type { Config } from '#server/config.ts'
import { databaseFolder } from '#server/data-directory/layout.ts'
import { lockDirectory } from '#server/data-directory/lock.ts'
import { FOR_UPKEEP, openEmbedded, openPostgres } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/database/schema.ts'

/** The configured database for one piece of work, migrated; the embedded one only while no server uses it. */
export async function withDatabase<Result>(
  { databaseUrl, dataDirectory }: Config,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const lock = databaseUrl === null ? lockDirectory(dataDirectory) : null
  try {
    const { db, close } =
      databaseUrl === null
        ? await openEmbedded({ folder: databaseFolder(dataDirectory) })
        : openPostgres(databaseUrl, () => {}, FOR_UPKEEP)
    try {
      await migrate(db)
      return await work(db)
    } finally {
      await close()
    }
  } finally {
    lock?.release()
  }
}
