import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'

import type { Counts } from './counts.ts'
import { type Kind, LISTS, STAFF } from './kinds.ts'

/** More removals than this part of what is stored have to be allowed; of the staff any (P-743). */
const MOST_REMOVED = 0.01

/** How many stored rows of a kind a file does not have any more. */
export type Removal = { readonly kind: Kind; readonly removed: number; readonly stored: number }

/** How many rows each list has in the database, and how many people are of the staff. */
export async function storedRows(db: Queries): Promise<ReadonlyMap<Kind, number>> {
  const counted = new Map<Kind, number>()
  for (const kind of LISTS) counted.set(kind, await countOf(db, sql`select from ${sql.table(kind.table)}`))
  return counted.set(STAFF, await countOf(db, sql`select from person where role_id is not null`))
}

async function countOf(db: Queries, rows: ReturnType<typeof sql>): Promise<number> {
  const counted = await sql<{ count: string }>`select count(*) as count from (${rows}) as counted`.execute(db)
  return Number(counted.rows[0]?.count)
}

/** The removals that have to be allowed. */
export const removalsToAllow = (
  counts: ReadonlyMap<Kind, Counts>,
  before: ReadonlyMap<Kind, number>,
): readonly Removal[] =>
  [...counts].flatMap(([kind, { removed }]) => {
    const stored = before.get(kind) ?? 0
    return removed > (kind === STAFF ? 0 : stored * MOST_REMOVED) ? { kind, removed, stored } : []
  })
