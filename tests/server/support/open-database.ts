import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { type OpenDatabase, openEmbedded, openPostgres } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import { seed } from '#server/seed/seed.ts'

import { seededCopy } from './database-copy.ts'
import { memoryStore } from './memory-store.ts'
import { NOW, testFund, testPasswords } from './world.ts'

/** A PostgreSQL on which the same tests run as on the embedded default; not set: the embedded one alone. */
const POSTGRES = process.env.TEST_DATABASE_URL ?? ''

/** A seeded database that nobody else uses. */
export const openTestDatabase = async (): Promise<OpenDatabase> =>
  POSTGRES === '' ? openEmbedded({ dump: await seededCopy() }) : openOnPostgres()

const fail = (error: Error) => {
  throw error
}

async function openOnPostgres(): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = openPostgres(POSTGRES, fail)
  await sql.raw(`create database ${name}`).execute(server.db)
  const url = new URL(POSTGRES)
  url.pathname = `/${name}`
  const { db, close } = openPostgres(url.href, fail)
  await migrate(db)
  const [fund, passwords] = await Promise.all([testFund(), testPasswords()])
  await seed({ db, fund, passwords, documents: memoryStore(), clock: () => NOW })
  return {
    db,
    close: async () => {
      await close()
      await sql.raw(`drop database ${name}`).execute(server.db)
      await server.close()
    },
  }
}
