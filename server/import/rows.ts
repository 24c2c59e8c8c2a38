import { type RawBuilder, sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'

import type { Values } from './kinds.ts'

type Table = keyof Database & string

/** Rows as one parameter, with the types of the table's columns. */
const recordset = (table: Table, rows: readonly Values[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

const refs = (columns: readonly string[], prefix = '') =>
  sql.join(columns.map((column) => sql.ref(`${prefix}${column}`)))

const equal = (table: Table, columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`given.${column}`)}`),
    sql` and `,
  )

const run = async (db: Queries, rows: readonly Values[], statement: () => RawBuilder<unknown>) => {
  if (rows.length > 0) await statement().execute(db)
}

/** Inserts rows that have the same columns, an `id` that is generated otherwise included. */
export const insertRows = (db: Queries, table: Table, columns: readonly string[], rows: readonly Values[]) =>
  run(
    db,
    rows,
    () => sql`insert into ${sql.table(table)} (${refs(columns)}) overriding system value
      select ${refs(columns)} from ${recordset(table, rows)}`,
  )

/** Updates the rows that have the same key. */
export const updateRows = (
  db: Queries,
  table: Table,
  { key, columns }: { readonly key: readonly string[]; readonly columns: readonly string[] },
  rows: readonly Values[],
) =>
  run(
    db,
    rows,
    () =>
      sql`update ${sql.table(table)} set ${sql.join(
        columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`),
      )} from ${recordset(table, rows)} as given where ${equal(table, key)}`,
  )

/** Deletes the rows that have the same key. */
export const deleteRows = (db: Queries, table: Table, key: readonly string[], rows: readonly Values[]) =>
  run(
    db,
    rows,
    () => sql`delete from ${sql.table(table)} using ${recordset(table, rows)} as given
      where ${equal(table, key)}`,
  )

/** The rows whose column has one of the values. */
export async function rowsWith(
  db: Queries,
  table: Table,
  columns: readonly string[],
  column: string,
  values: readonly (string | number)[],
): Promise<readonly Values[]> {
  const { rows } = await sql<Values>`select ${refs(columns)} from ${sql.table(table)}
    where ${sql.ref(column)} = any(${[...values]})`.execute(db)
  return rows
}

/** Ids for new rows of a table. */
export async function newIds(db: Queries, table: Table, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export type Differences = {
  readonly added: readonly Values[]
  readonly changed: readonly Values[]
  readonly same: number
  readonly removed: readonly Values[]
}

/** What makes the wanted rows of the stored ones, which are compared by `columns` where their key is the same. */
export function differencesOf(
  { key, columns }: { readonly key: readonly string[]; readonly columns: readonly string[] },
  stored: readonly Values[],
  wanted: readonly Values[],
): Differences {
  const keyOf = (row: Values) => JSON.stringify(key.map((column) => row[column]))
  const byKey = new Map(stored.map((row) => [keyOf(row), row]))
  const left = new Set(byKey.keys())
  const added: Values[] = []
  const changed: Values[] = []
  for (const row of wanted) {
    const before = byKey.get(keyOf(row))
    left.delete(keyOf(row))
    if (before === undefined) added.push(row)
    else if (columns.some((column) => before[column] !== row[column])) changed.push(row)
  }
  return {
    added,
    changed,
    same: wanted.length - added.length - changed.length,
    removed: [...byKey].flatMap(([storedKey, row]) => (left.has(storedKey) ? [row] : [])),
  }
}
