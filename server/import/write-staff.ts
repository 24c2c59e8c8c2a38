import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import { revokeSessionsOf } from '#server/sessions/sessions.ts'

import type { GoodRow } from './check-row.ts'
import type { Counts } from './counts.ts'
import { PEOPLE, STAFF, type Values } from './kinds.ts'
import type { Trail } from './person-changes.ts'
import { rowsWith, updateRows } from './rows.ts'
import { writePeople } from './write-people.ts'

/** What a participant has and the staff has not. */
const NOT_STAFF: Values = Object.fromEntries(
  PEOPLE.columns.flatMap(({ column, empty }) => (empty === undefined ? [] : [[column, empty]])),
)

/** Gives the people their roles; participants and pensioners among them are not changed otherwise. */
export async function writeStaff(
  db: Queries,
  rows: readonly GoodRow[],
  now: Date,
  counts: Counts,
  trail: Trail,
): Promise<void> {
  const cpfs = rows.map(({ cpf }) => cpf)
  const before = new Map(
    (await rowsWith(db, 'person', ['cpf', 'kind', 'role_id'], 'cpf', cpfs)).map((person) => [
      String(person.cpf),
      person,
    ]),
  )
  const alone = rows.filter(({ cpf }) => {
    const known = before.get(cpf)?.kind
    return known !== 'participant' && known !== 'pensioner'
  })
  const { changed } = await writePeople(
    db,
    alone.map(({ values: { role_id: _role, ...values }, ...row }) => ({
      ...row,
      values: { ...NOT_STAFF, ...values, kind: 'staff' },
    })),
    now,
    trail,
  )
  const isOther = ({ cpf, values }: GoodRow) => before.get(cpf)?.role_id !== values.role_id
  const moved = rows.filter(isOther)
  await updateRows(
    db,
    'person',
    { key: ['cpf'], columns: ['role_id'] },
    moved.map(({ cpf, values }) => ({ cpf, role_id: values.role_id ?? null })),
  )
  await recordRoles(db, moved, before, trail)
  const added = rows.filter(({ cpf }) => (before.get(cpf)?.role_id ?? null) === null).length
  const otherwise = new Set([...changed, ...moved.map(({ cpf }) => cpf)])
  for (const { cpf } of rows) {
    if ((before.get(cpf)?.role_id ?? null) === null) otherwise.delete(cpf)
  }
  counts.added += added
  counts.changed += otherwise.size
  counts.same += rows.length - added - otherwise.size
}

async function recordRoles(
  db: Queries,
  rows: readonly GoodRow[],
  before: ReadonlyMap<string, Values>,
  trail: Trail,
): Promise<void> {
  const people = await rowsWith(
    db,
    'person',
    ['id', 'cpf', 'role_id'],
    'cpf',
    rows.map(({ cpf }) => cpf),
  )
  await trail.record(
    people.map(({ id, cpf, role_id }) => ({
      personId: Number(id),
      what: 'role' as const,
      before: String(before.get(String(cpf))?.role_id ?? ''),
      after: String(role_id ?? ''),
    })),
  )
}

/**
 * Takes the role and the sessions of the staff who are not in the file; returns how many. The password stays, so that
 * a role that comes back needs no new one (P-498).
 */
export async function removeStaff(db: Queries, now: Date, trail: Trail): Promise<number> {
  const { rows: gone } = await sql<{ id: number; role_id: number }>`
    select id, role_id from person where role_id is not null and not exists (
      select from import_row where import_row.cpf = person.cpf and import_row.kind = ${STAFF.name}
    )`.execute(db)
  for (const { id } of gone) {
    await db.updateTable('person').set({ role_id: null }).where('id', '=', id).execute()
    await revokeSessionsOf(db, id, now)
  }
  await trail.record(
    gone.map(({ id, role_id }) => ({ personId: id, what: 'role', before: String(role_id), after: '' })),
  )
  return gone.length
}
