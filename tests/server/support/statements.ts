import { CompiledQuery, type Kysely, sql } from 'kysely'
import pg from 'pg'
import { vi } from 'vitest'

import type { Database } from '#server/database/schema.ts'

type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** The SQL statements of the work on any database. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return (query.mock.calls as unknown as [Statement | string, unknown[]][]).map(([sent, values]) =>
      typeof sent === 'string' ? { text: sent, values } : { text: sent.text, values: sent.values },
    )
  } finally {
    query.mockRestore()
  }
}

/** PostgreSQL's query plan of each select of the work. */
export async function plansOf(
  db: Kysely<Database>,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const selects = (await statementsOf(work)).filter(({ text }) => text.startsWith('select'))
  const plans = []
  for (const { text, values } of selects) {
    const explain = CompiledQuery.raw(`explain ${text}`, [...values])
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}

/** Adds `count` requests of one person, newest first by id, and updates PostgreSQL's statistics. */
export async function addRequests(
  db: Kysely<Database>,
  { cpf, status, count }: { readonly cpf: string; readonly status: string; readonly count: number },
): Promise<void> {
  await sql`insert into request (person_id, type_id, plan_id, status, protocol, requested_at, version)
    select person.id, 1, 2, ${status}, to_char(nextval('protocol_number'), 'FM2027000000'),
      timestamptz '2027-01-01' + number * interval '1 minute', 1
    from person, generate_series(1, ${count}::integer) as number where cpf = ${cpf}`.execute(db)
  await sql`analyze`.execute(db)
}
