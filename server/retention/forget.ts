import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'

import { type Retention, retentionRules } from './rules.ts'

export type Needs = {
  readonly db: Queries
  readonly fund: FundReference
  readonly clock: Clock
}

/** How many rows of a rule were deleted, or would be. */
export type Forgotten = { readonly rule: Retention; readonly rows: number }

/** Limits the duration of a statement. */
const ROWS_AT_ONCE = 1000

/**
 * Deletes what is kept for long enough. Any number of processes may run it concurrently. Files of documents are deleted
 * with abandoned uploads.
 */
export async function forget(needs: Needs): Promise<readonly Forgotten[]> {
  const forgotten: Forgotten[] = []
  for (const rule of retentionRules(needs.fund.settings.retentionDays)) {
    forgotten.push({ rule, rows: await deleteAll(needs, rule) })
  }
  return forgotten
}

/** What `forget` would delete now, without documents that only requests of the same run use. */
export async function toForget({ db, fund, clock }: Needs): Promise<readonly Forgotten[]> {
  const due: Forgotten[] = []
  for (const rule of retentionRules(fund.settings.retentionDays)) {
    const { rows } = await sql<{ count: string }>`
      select count(*) from ${sql.table(rule.table)} where ${isDue(rule, clock())}`.execute(db)
    due.push({ rule, rows: Number(rows[0]?.count) })
  }
  return due
}

async function deleteAll({ db, clock }: Needs, rule: Retention): Promise<number> {
  let all = 0
  let deleted: number
  do {
    deleted = await deleteSome(db, rule, clock())
    all += deleted
  } while (deleted === ROWS_AT_ONCE)
  return all
}

/** Rows that another transaction uses are left for the next time. */
async function deleteSome(db: Queries, rule: Retention, now: Date): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    with gone as (
      delete from ${sql.table(rule.table)} where ctid = any (array(
        select ctid from ${sql.table(rule.table)} where ${isDue(rule, now)}
        limit ${ROWS_AT_ONCE} for update skip locked
      )) returning *
    ), also as (${sql.raw(rule.also ?? 'select')})
    select count(*) from gone`.execute(db)
  return Number(rows[0]?.count)
}

function isDue({ since, seconds, only = 'true' }: Retention, now: Date) {
  if (seconds === null) return sql`false`
  const until = new Date(now.getTime() - seconds * 1000)
  return sql`${sql.raw(since)} <= ${until} and (${sql.raw(only)})`
}
