import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { HISTORY, migrate } from '#server/database/migrate.ts'

import { openEmptyDatabase, type TestDatabase } from '../support/open-database.ts'
import { rowsOfVersion } from '../support/versions/rows-of-version.ts'
import type { StoredRow } from '../support/versions/shape.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openEmptyDatabase()
})
afterAll(() => opened.close())

const NAMES = Object.keys(HISTORY)

/** From the version before to this one; to the newest as a start does it. */
async function reach(name: string): Promise<void> {
  if (name !== NAMES.at(-1)) {
    await sql.raw((HISTORY[name]?.statements ?? []).join(';')).execute(opened.db)
    return
  }
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    opened.db,
  )
  for (const done of NAMES.slice(0, -1))
    await sql`insert into kysely_migration values (${done}, '2026-11-24')`.execute(opened.db)
  await migrate(opened.db)
}

async function insert({ table, row = {} }: StoredRow): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column))
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) overriding system value
    values (${sql.join(Object.values(row))})`.execute(opened.db)
}

/** Without the secret of the installation, which a migration makes. */
async function tables(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'installation' and tablename not like 'kysely%'
    order by 1`.execute(opened.db)
  return rows.map(({ name }) => name)
}

async function rowsIn(table: string) {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(opened.db)
  return rows
}

// SERVER-47
test('rows of each earlier version become those of the newest', async () => {
  const stored: StoredRow[] = []
  for (const name of NAMES) {
    await reach(name)
    const rows = rowsOfVersion(name)
    const inserted = rows.filter(({ row }) => row !== undefined)
    const withRows = [...new Set(inserted.map(({ table }) => table))].sort()
    expect(withRows, `tables with rows in ${name}`).toEqual(await tables())
    for (const one of inserted) await insert(one)
    stored.push(...rows)
  }
  for (const table of await tables()) {
    const found = await rowsIn(table)
    const expected = stored.flatMap(({ table: of, row = null, becomes = row }) =>
      of === table && becomes !== null ? [becomes] : [],
    )
    const missing = expected.filter(
      (row) => !found.some((one) => Object.keys(row).every((key) => isDeepStrictEqual(one[key], row[key]))),
    )
    expect({ table, missing, count: found.length }).toEqual({ table, missing: [], count: expected.length })
  }
})
