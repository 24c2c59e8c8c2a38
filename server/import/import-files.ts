import type { Kysely } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { type BadRow, checkRows, type GoodRow } from './check-rows.ts'
import type { Counts } from './counts.ts'
import { type Kind, LISTS, PEOPLE } from './kinds.ts'
import { readFile } from './read-file.ts'
import { rowsWith } from './rows.ts'
import { type Checked, writeAll } from './write-all.ts'

export type ImportFile = { readonly path: string; readonly kind: Kind }

export type ImportOptions = {
  readonly isDryRun: boolean
  /** Imports the people without a bad row. */
  readonly skipsBadRows: boolean
  readonly allowsRemovals: boolean
}

export type ImportResult = {
  readonly bad: readonly { readonly path: string; readonly row: BadRow }[]
  readonly counts: ReadonlyMap<Kind, Counts>
  /** Kinds of which too many stored rows would be removed. */
  readonly tooManyRemoved: readonly Kind[]
  readonly isWritten: boolean
}

type Needs = { readonly db: Kysely<Database>; readonly fund: FundReference; readonly now: Date }

/**
 * Imports the files in one transaction: all of it or nothing (P-495). Throws `UnreadableFile` before anything is
 * written.
 */
export async function importFiles(
  { db, fund, now }: Needs,
  files: readonly ImportFile[],
  { isDryRun, skipsBadRows, allowsRemovals }: ImportOptions,
): Promise<ImportResult> {
  const checked: Checked = new Map(
    files.map(({ kind, path }) => [kind, checkRows(kind, readFile(path, kind), fund)]),
  )
  const whole = await withoutStrangers(db, checked)
  const bad = files.flatMap(({ path, kind }) =>
    (whole.get(kind)?.bad ?? [])
      .toSorted((one, other) => one.line - other.line)
      .map((row) => ({ path, row })),
  )
  if (bad.length > 0 && !skipsBadRows) return { bad, counts: new Map(), tooManyRemoved: [], isWritten: false }
  const transaction = await db.startTransaction().execute()
  try {
    const { counts, tooManyRemoved } = await writeAll(transaction, whole, now)
    const isWritten = !isDryRun && (tooManyRemoved.length === 0 || allowsRemovals)
    await (isWritten ? transaction.commit() : transaction.rollback()).execute()
    return { bad, counts, tooManyRemoved: allowsRemovals ? [] : tooManyRemoved, isWritten }
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
}

/** Rows of a list are bad where the person is neither in `pessoas` nor in the database. */
async function withoutStrangers(db: Queries, checked: Checked): Promise<Checked> {
  const people = checked.get(PEOPLE)
  const named = new Set([...(people?.good ?? []), ...(people?.bad ?? [])].map(({ cpf }) => cpf))
  const result = new Map(checked)
  for (const kind of LISTS) {
    const rows = checked.get(kind)
    if (!rows) continue
    const elsewhere = [...new Set(rows.good.map(({ cpf }) => cpf))].filter((cpf) => !named.has(cpf))
    const stored = await rowsWith(db, 'person', ['cpf', 'kind'], 'cpf', elsewhere)
    const known = new Set(
      stored
        .filter((person) => person.kind !== 'visitor' && person.kind !== 'registered')
        .map((person) => person.cpf),
    )
    const isKnown = ({ cpf }: GoodRow) => named.has(cpf) || known.has(cpf)
    const strangers = rows.good
      .filter((row) => !isKnown(row))
      .map(({ line, cpf }) => ({
        line,
        cpf,
        reason: 'cpf: não é de ninguém em pessoas nem no banco de dados',
      }))
    result.set(kind, { good: rows.good.filter(isKnown), bad: [...rows.bad, ...strangers] })
  }
  return result
}
