import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { FOR_UPKEEP, type OpenDatabase, openEmbedded, openPostgres } from '#server/database/connect.ts'

import { migrateAndSeed } from './seed-database.ts'
import { borrowSeeded } from './seeded-databases.ts'

/** A PostgreSQL for the tests; default: the embedded database. */
const POSTGRES = process.env.TEST_DATABASE_URL ?? ''

export type TestDatabase = OpenDatabase & {
  /** Its URL for other processes; null: it is in the memory of this one. */
  readonly url: string | null
  /**
   * The same database with separate connections, like in a second process; the embedded one shares its only
   * connection.
   */
  readonly openAgain: () => OpenDatabase
}

export async function openTestDatabase(): Promise<TestDatabase> {
  if (POSTGRES === '') return embedded(await borrowSeeded())
  const upkeep = await openEmptyDatabase()
  await migrateAndSeed(upkeep.db)
  const url = upkeep.url ?? ''
  const { db, load, close } = openPostgres(url, fail)
  return {
    db,
    load,
    url,
    openAgain: () => openPostgres(url, fail),
    close: async () => {
      await close()
      await upkeep.close()
    },
  }
}

/** An empty database for one test file, with the connections of a server. */
export const openEmptyDatabase = async (): Promise<TestDatabase> =>
  POSTGRES === '' ? embedded(await openEmbedded({})) : openOnPostgres()

const embedded = (opened: OpenDatabase): TestDatabase => ({
  ...opened,
  url: null,
  openAgain: () => ({ ...opened, close: async () => {} }),
})

const fail = (error: Error) => {
  throw error
}

async function openOnPostgres(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = openPostgres(POSTGRES, fail, FOR_UPKEEP)
  await sql.raw(`create database ${name}`).execute(server.db)
  const address = new URL(POSTGRES)
  address.pathname = `/${name}`
  const url = address.href
  const { db, load, close } = openPostgres(url, fail, FOR_UPKEEP)
  return {
    db,
    load,
    url,
    openAgain: () => openPostgres(url, fail, FOR_UPKEEP),
    close: async () => {
      await close()
      await sql.raw(`drop database ${name}`).execute(server.db)
      await server.close()
    },
  }
}
