import { sql } from 'kysely'

import type { Recorded } from '#api/contract/desk.ts'
import type { Queries } from '#server/database/connect.ts'

import { named } from './columns.ts'
import { type Person, SECTIONS } from './sections.ts'

type Entry = Readonly<Record<string, Recorded>>

/** Everything that is recorded about a person, by section, without secrets and without other people (P-452). */
export async function personData(db: Queries, person: Person): Promise<Record<string, Entry[]>> {
  const data: Record<string, Entry[]> = {}
  for (const [title, { table, about, only }] of Object.entries(SECTIONS)) {
    const { rows } = await sql<{ entry: Entry }>`
      select to_jsonb(t) as entry from ${sql.table(table)} t where ${about(person)} order by t`.execute(db)
    data[title] = rows.map(({ entry }) => named(only ? picked(entry, only) : entry))
  }
  return data
}

const picked = (entry: Entry, only: readonly string[]): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([column]) => only.includes(column)))
