import { sql } from 'kysely'

import type { Services } from '#server/http/services.ts'

import { RETENTION, type Retention } from './rules.ts'

/** So few at once that no statement takes long, however many there are. */
const ROWS_AT_ONCE = 1000

/** Deletes what was kept for long enough. Any number of processes may do so at once. */
export async function forget({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const [table, rule] of Object.entries<Retention>(RETENTION)) {
    const until = new Date(clock().getTime() - rule.seconds * 1000)
    let deleted: number
    do {
      deleted = await deleteSome(db, table, rule, until)
    } while (deleted === ROWS_AT_ONCE)
  }
}

async function deleteSome(
  db: Services['db'],
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
