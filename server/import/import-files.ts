import type { Kysely } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { type BadRow, type CheckedRows, checkRows, type GoodRow } from './check-rows.ts'
import { type Counts, noCounts } from './counts.ts'
import { type Kind, LISTS, PEOPLE, STAFF } from './kinds.ts'
import { readFile } from './read-file.ts'
import { rowsWith } from './rows.ts'
import { writeList } from './write-lists.ts'
import { writePeople } from './write-people.ts'
import { removeStaff, writeStaff } from './write-staff.ts'

export type ImportFile = { readonly path: string; readonly kind: Kind }

export type ImportOptions = {
  readonly isDryRun: boolean
  /** Imports the people of whom no row is bad. */
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

type Checked = ReadonlyMap<Kind, CheckedRows>

const AT_ONCE = 1000

/** Removals of a file beyond this part of what is stored have to be allowed, unless they are few. */
const MOST_REMOVED = 0.1
const FEW = 20

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
    const { counts, tooManyRemoved } = await write(transaction, whole, now)
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

async function write(db: Queries, checked: Checked, now: Date) {
  const counts = new Map([...checked.keys()].map((kind) => [kind, noCounts()]))
  const before = await storedRows(db)
  const skipped = new Set([...checked.values()].flatMap(({ bad }) => bad.map(({ cpf }) => cpf)))
  const rowsOf = (kind: Kind) => (checked.get(kind)?.good ?? []).filter(({ cpf }) => !skipped.has(cpf))
  const hasUnknownRows = (kind: Kind) => checked.get(kind)?.bad.some(({ cpf }) => cpf === null) ?? false
  const people = rowsOf(PEOPLE)
  for (const some of chunksOf(people)) {
    const { added, changed } = await writePeople(db, some, now)
    const count = counts.get(PEOPLE) ?? noCounts()
    count.added += added.length
    count.changed += changed.length
    count.same += some.length - added.length - changed.length
  }
  for (const kind of LISTS) {
    const count = counts.get(kind)
    if (!count) continue
    const byCpf = byCpfOf(rowsOf(kind))
    // A row without a CPF may belong to anyone: only people who have rows get them replaced.
    const emptied = hasUnknownRows(kind) ? [] : people.map(({ cpf }) => cpf)
    for (const cpfs of chunksOf([...new Set([...emptied, ...byCpf.keys()])])) {
      const found = await rowsWith(db, 'person', ['id', 'cpf'], 'cpf', cpfs)
      const ids = new Map(found.map(({ id, cpf }) => [String(cpf), Number(id)]))
      await writeList(db, kind, { ids, rows: cpfs.flatMap((cpf) => byCpf.get(cpf) ?? []) }, count)
    }
  }
  const staff = counts.get(STAFF)
  if (staff) {
    await writeStaff(db, rowsOf(STAFF), now, staff)
    const staying = [...(checked.get(STAFF)?.good ?? []), ...(checked.get(STAFF)?.bad ?? [])]
    if (!hasUnknownRows(STAFF))
      staff.removed = await removeStaff(
        db,
        staying.flatMap(({ cpf }) => cpf ?? []),
        now,
      )
  }
  const tooManyRemoved = [...counts].flatMap(([kind, { removed }]) =>
    removed > FEW && removed > (before.get(kind) ?? 0) * MOST_REMOVED ? [kind] : [],
  )
  return { counts, tooManyRemoved }
}

/** How many rows each list has in the database, and how many people are of the staff. */
async function storedRows(db: Queries): Promise<ReadonlyMap<Kind, number>> {
  const counted = new Map<Kind, number>()
  for (const kind of LISTS) {
    const { count } = await db
      .selectFrom(kind.table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    counted.set(kind, Number(count))
  }
  const { count } = await db
    .selectFrom('person')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('role_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return counted.set(STAFF, Number(count))
}

function byCpfOf(rows: readonly GoodRow[]): ReadonlyMap<string, readonly GoodRow[]> {
  const byCpf = new Map<string, GoodRow[]>()
  for (const row of rows) {
    const others = byCpf.get(row.cpf)
    if (others) others.push(row)
    else byCpf.set(row.cpf, [row])
  }
  return byCpf
}

const chunksOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_none, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
