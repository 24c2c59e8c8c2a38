import type { Queries } from '#server/database/connect.ts'

import type { CheckedRows, GoodRow } from './check-rows.ts'
import { type Counts, noCounts } from './counts.ts'
import { type Kind, LISTS, type ListKind, PEOPLE, STAFF } from './kinds.ts'
import { rowsWith } from './rows.ts'
import { writeList } from './write-lists.ts'
import { writePeople } from './write-people.ts'
import { removeStaff, writeStaff } from './write-staff.ts'

/** People whose rows are read and written by the same statements. */
const AT_ONCE = 1000

/** Removals of a file beyond this part of what is stored have to be allowed, unless they are few. */
const MOST_REMOVED = 0.1
const FEW = 20

/** The rows of each kind that were checked. */
export type Checked = ReadonlyMap<Kind, CheckedRows>

type Written = {
  readonly counts: ReadonlyMap<Kind, Counts>
  /** Kinds of which more stored rows are gone than is likely. */
  readonly tooManyRemoved: readonly Kind[]
}

/** Writes the rows of the people without a bad row. */
export async function writeAll(db: Queries, checked: Checked, now: Date): Promise<Written> {
  const before = await storedRows(db)
  const skipped = new Set([...checked.values()].flatMap(({ bad }) => bad.map(({ cpf }) => cpf)))
  const rowsOf = (kind: Kind) => (checked.get(kind)?.good ?? []).filter(({ cpf }) => !skipped.has(cpf))
  const people = rowsOf(PEOPLE)
  const counts = new Map<Kind, Counts>()
  if (checked.has(PEOPLE)) counts.set(PEOPLE, await importPeople(db, people, now))
  for (const kind of LISTS) {
    const given = checked.get(kind)
    if (given) counts.set(kind, await importList(db, kind, rowsOf(kind), hasUnknownRows(given) ? [] : people))
  }
  const staff = checked.get(STAFF)
  if (staff) counts.set(STAFF, await importStaff(db, rowsOf(STAFF), staff, now))
  const tooManyRemoved = [...counts].flatMap(([kind, { removed }]) =>
    removed > FEW && removed > (before.get(kind) ?? 0) * MOST_REMOVED ? [kind] : [],
  )
  return { counts, tooManyRemoved }
}

/** A row without a CPF may belong to any person, so that it is unknown who has no row. */
const hasUnknownRows = ({ bad }: CheckedRows) => bad.some(({ cpf }) => cpf === null)

async function importPeople(db: Queries, rows: readonly GoodRow[], now: Date): Promise<Counts> {
  const counts = noCounts()
  for (const some of chunksOf(rows)) {
    const { added, changed } = await writePeople(db, some, now)
    counts.added += added.length
    counts.changed += changed.length
    counts.same += some.length - added.length - changed.length
  }
  return counts
}

/** `people` without a row lose those that they have. */
async function importList(
  db: Queries,
  kind: ListKind,
  rows: readonly GoodRow[],
  people: readonly GoodRow[],
): Promise<Counts> {
  const counts = noCounts()
  const byCpf = byCpfOf(rows)
  for (const cpfs of chunksOf([...new Set([...people.map(({ cpf }) => cpf), ...byCpf.keys()])])) {
    const found = await rowsWith(db, 'person', ['id', 'cpf'], 'cpf', cpfs)
    const ids = new Map(found.map(({ id, cpf }) => [String(cpf), Number(id)]))
    await writeList(db, kind, { ids, rows: cpfs.flatMap((cpf) => byCpf.get(cpf) ?? []) }, counts)
  }
  return counts
}

async function importStaff(
  db: Queries,
  rows: readonly GoodRow[],
  checked: CheckedRows,
  now: Date,
): Promise<Counts> {
  const counts = noCounts()
  await writeStaff(db, rows, now, counts)
  const staying = [...checked.good, ...checked.bad].flatMap(({ cpf }) => cpf ?? [])
  if (!hasUnknownRows(checked)) counts.removed = await removeStaff(db, staying, now)
  return counts
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
