import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'

export type TableSize = { readonly rows: number; readonly bytes: number }

/** Of each table: rows, and bytes on disk with indexes and dead rows. */
export async function tableSizes(db: Queries): Promise<ReadonlyMap<string, TableSize>> {
  const { rows } = await sql<{ name: string; rows: string; bytes: string }>`
    select table_name as name,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', table_name), false, true, '')))[1]::text as rows,
      pg_total_relation_size(quote_ident(table_name)) as bytes
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  return new Map(rows.map(({ name, rows, bytes }) => [name, { rows: Number(rows), bytes: Number(bytes) }]))
}

/** What each request added: rows and bytes of each table that grew, the most rows first. */
export function perRequest(
  before: ReadonlyMap<string, TableSize>,
  after: ReadonlyMap<string, TableSize>,
  requests: number,
) {
  return [...after]
    .map(([table, { rows, bytes }]) => {
      const earlier = before.get(table) ?? { rows: 0, bytes: 0 }
      return { table, rows: (rows - earlier.rows) / requests, bytes: (bytes - earlier.bytes) / requests }
    })
    .filter(({ rows, bytes }) => rows > 0 || bytes > 0)
    .sort((one, other) => other.rows - one.rows)
}

/** Ids of those requests that the database does not have as sent. */
export async function lostRequests(db: Queries, sent: readonly number[]): Promise<readonly number[]> {
  const rows = await db.selectFrom('request').select('id').where('status', '=', 'A').execute()
  const stored = new Set(rows.map(({ id }) => id))
  return sent.filter((id) => !stored.has(id))
}

/** Bytes of all documents in the store. */
export async function documentBytes(db: Queries): Promise<number> {
  const { bytes } = await db
    .selectFrom('document')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('byte_size'), sql<string>`0`).as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}
