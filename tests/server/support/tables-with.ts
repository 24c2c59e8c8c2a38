import { sql } from 'kysely'

import type { TestServer } from './test-server.ts'

/** Tables in which a text occurs, whatever the column. */
export async function tablesWith({ services: { db } }: TestServer, text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await sql`select from ${sql.table(name)} t where t::text ilike ${`%${text}%`}`.execute(db)
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}
