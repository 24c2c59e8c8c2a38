import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'

import type { BadRow, GoodRow } from './check-row.ts'
import { type Kind, LISTS, PEOPLE, type Values } from './kinds.ts'

/**
 * The rows of the files, in a temporary table of the transaction, so that files of any size need little memory.
 * `problem` is null for a good row; a row is skipped where it or another one of the same person is bad.
 */
const CREATE = `create temporary table import_row (
  kind text not null,
  line integer not null,
  cpf text,
  key text,
  cells jsonb,
  problem text,
  skipped boolean not null default false
) on commit drop`

export const createStaging = (db: Queries) => sql.raw(CREATE).execute(db)

/** Adds rows of a file; call `completeStaging` after the last ones. */
export async function stageRows(db: Queries, kind: Kind, rows: readonly (GoodRow | BadRow)[]): Promise<void> {
  const staged = rows.map((row) =>
    'values' in row
      ? { line: row.line, cpf: row.cpf, key: keyOf(kind, row.values), cells: row.values }
      : { line: row.line, cpf: row.cpf, problem: row.problem },
  )
  await sql`insert into import_row (kind, line, cpf, key, cells, problem)
    select ${kind.name}, line, cpf, key, cells, problem
    from jsonb_to_recordset(${JSON.stringify(staged)}::jsonb)
      as given (line integer, cpf text, key text, cells jsonb, problem text)`.execute(db)
}

const keyOf = ({ key }: Kind, values: Values) => JSON.stringify(key.map((column) => values[column]))

/**
 * Marks rows that are there twice, and rows of a list whose person is neither in `pessoas` nor in the database; then
 * all rows of the people who have a bad one are skipped.
 */
export async function completeStaging(db: Queries): Promise<void> {
  await sql`create index on import_row (cpf, kind)`.execute(db)
  await sql`analyze import_row`.execute(db)
  await sql`update import_row as row set problem = 'repete a linha ' || first.line
    from (
      select kind, cpf, key, min(line) as line from import_row
      where problem is null group by kind, cpf, key having count(*) > 1
    ) as first
    where row.problem is null and row.kind = first.kind and row.cpf = first.cpf and row.key = first.key
      and row.line > first.line`.execute(db)
  await sql`update import_row as row set problem = 'cpf: não é de ninguém em pessoas nem no banco de dados'
    where problem is null and kind = any(${LISTS.map(({ name }) => name)})
      and not exists (select from import_row as given where given.cpf = row.cpf and given.kind = ${PEOPLE.name})
      and not exists (
        select from person where person.cpf = row.cpf and person.kind not in ('visitor', 'registered')
      )`.execute(db)
  await sql`update import_row set skipped = true
    where problem is not null or cpf in (select cpf from import_row where problem is not null)`.execute(db)
}

export const countBad = async (db: Queries): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from import_row where problem is not null`.execute(db)
  return Number(rows[0]?.count)
}

/** The first bad rows of a file, by line. */
export async function badRowsOf(
  db: Queries,
  kind: Kind,
  atMost: number,
): Promise<readonly { readonly line: number; readonly problem: string }[]> {
  const { rows } = await sql<{ line: number; problem: string }>`
    select line, problem from import_row where kind = ${kind.name} and problem is not null
    order by line limit ${atMost}`.execute(db)
  return rows
}

/** A row without a CPF may belong to any person, so that it is unknown who has no row. */
export async function hasUnknownRows(db: Queries, kind: Kind): Promise<boolean> {
  const { rows } =
    await sql`select from import_row where kind = ${kind.name} and cpf is null limit 1`.execute(db)
  return rows.length > 0
}

/** People whose rows are read and written by the same statements. */
const AT_ONCE = 1000

/** The people who have rows of one of the kinds, in parts, without those who are skipped. */
export async function* peopleOf(db: Queries, kinds: readonly Kind[]): AsyncGenerator<readonly string[]> {
  let last = ''
  for (;;) {
    const { rows } = await sql<{ cpf: string }>`
      select cpf from import_row
      where cpf > ${last} and kind = any(${kinds.map(({ name }) => name)}) and not skipped
      group by cpf order by cpf limit ${AT_ONCE}`.execute(db)
    if (rows.length === 0) return
    yield rows.map(({ cpf }) => cpf)
    last = rows.at(-1)?.cpf ?? ''
  }
}

/** The good rows of these people, in the order of the file. */
export async function rowsOf(db: Queries, kind: Kind, cpfs: readonly string[]): Promise<readonly GoodRow[]> {
  const { rows } = await sql<GoodRow>`
    select line, cpf, cells as values from import_row
    where cpf = any(${[...cpfs]}) and kind = ${kind.name} and not skipped order by line`.execute(db)
  return rows
}
