import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'

import { RETENTION, type Retention } from './rules.ts'

export type Needs = {
  readonly db: Queries
  readonly clock: Clock
}

/** Limits the duration of a statement. */
const ROWS_AT_ONCE = 1000

/** Deletes expired rows. Any number of processes may run it concurrently. */
export async function forget({ db, clock }: Needs): Promise<void> {
  for (const [table, rule] of Object.entries<Retention>(RETENTION)) {
    const until = new Date(clock().getTime() - rule.seconds * 1000)
    let deleted: number
    do {
      deleted = await deleteSome(db, table, rule, until)
    } while (deleted === ROWS_AT_ONCE)
  }
}

async function deleteSome(
  db: Queries,
  table: string,
  { column, unless = 'false' }: Retention,
  until: Date,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)}
      where ${sql.ref(column)} <= ${until} and not (${sql.raw(unless)})
      limit ${ROWS_AT_ONCE}
    ))`.execute(db)
  return Number(numAffectedRows)
}
