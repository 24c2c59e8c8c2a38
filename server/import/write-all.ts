import type { Queries } from '#server/database/connect.ts'

import { type Counts, noCounts } from './counts.ts'
import { type Kind, LISTS, type ListKind, PEOPLE, STAFF } from './kinds.ts'
import type { Trail } from './person-changes.ts'
import { rowsWith } from './rows.ts'
import { hasUnknownRows, peopleOf, rowsOf } from './staging.ts'
import { writeList } from './write-lists.ts'
import { writePeople } from './write-people.ts'
import { removeStaff, writeStaff } from './write-staff.ts'

/** Writes the staged rows of these kinds, of the people without a bad row. */
export async function writeAll(
  db: Queries,
  kinds: readonly Kind[],
  now: Date,
  trail: Trail,
): Promise<ReadonlyMap<Kind, Counts>> {
  const counts = new Map<Kind, Counts>()
  if (kinds.includes(PEOPLE)) counts.set(PEOPLE, await importPeople(db, now, trail))
  for (const kind of LISTS) {
    if (kinds.includes(kind)) counts.set(kind, await importList(db, kind, trail))
  }
  if (kinds.includes(STAFF)) counts.set(STAFF, await importStaff(db, now, trail))
  return counts
}

async function importPeople(db: Queries, now: Date, trail: Trail): Promise<Counts> {
  const counts = noCounts()
  for await (const cpfs of peopleOf(db, [PEOPLE])) {
    const { added, changed } = await writePeople(db, await rowsOf(db, PEOPLE, cpfs), now, trail)
    counts.added += added.length
    counts.changed += changed.length
    counts.same += cpfs.length - added.length - changed.length
  }
  return counts
}

/** People of `pessoas` without a row lose those that they have. */
async function importList(db: Queries, kind: ListKind, trail: Trail): Promise<Counts> {
  const counts = noCounts()
  const kinds = (await hasUnknownRows(db, kind)) ? [kind] : [kind, PEOPLE]
  for await (const cpfs of peopleOf(db, kinds)) {
    const found = await rowsWith(db, 'person', ['id', 'cpf'], 'cpf', cpfs)
    const ids = new Map(found.map(({ id, cpf }) => [String(cpf), Number(id)]))
    await writeList(db, kind, { ids, rows: await rowsOf(db, kind, cpfs) }, counts, trail)
  }
  return counts
}

async function importStaff(db: Queries, now: Date, trail: Trail): Promise<Counts> {
  const counts = noCounts()
  for await (const cpfs of peopleOf(db, [STAFF])) {
    await writeStaff(db, await rowsOf(db, STAFF, cpfs), now, counts, trail)
  }
  if (!(await hasUnknownRows(db, STAFF))) counts.removed = await removeStaff(db, now, trail)
  return counts
}
