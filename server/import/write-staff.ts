import type { Queries } from '#server/database/connect.ts'
import { revokeSessionsOf } from '#server/sessions/sessions.ts'

import type { GoodRow } from './check-rows.ts'
import type { Counts } from './counts.ts'
import { PEOPLE, type Values } from './kinds.ts'
import { deleteRows, rowsWith, updateRows } from './rows.ts'
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
  )
  const isOther = ({ cpf, values }: GoodRow) => before.get(cpf)?.role_id !== values.role_id
  const moved = rows.filter(isOther)
  await updateRows(
    db,
    'person',
    { key: ['cpf'], columns: ['role_id'] },
    moved.map(({ cpf, values }) => ({ cpf, role_id: values.role_id ?? null })),
  )
  const added = rows.filter(({ cpf }) => (before.get(cpf)?.role_id ?? null) === null).length
  const otherwise = new Set([...changed, ...moved.map(({ cpf }) => cpf)])
  for (const { cpf } of rows) {
    if ((before.get(cpf)?.role_id ?? null) === null) otherwise.delete(cpf)
  }
  counts.added += added
  counts.changed += otherwise.size
  counts.same += rows.length - added - otherwise.size
}

/** Takes the role, and the sessions, of the staff who are not in the file; returns how many (P-498). */
export async function removeStaff(db: Queries, staying: readonly string[], now: Date): Promise<number> {
  const gone = (
    await db.selectFrom('person').select(['id', 'cpf', 'kind']).where('role_id', 'is not', null).execute()
  ).filter(({ cpf }) => !staying.includes(cpf))
  for (const { id } of gone) {
    await db.updateTable('person').set({ role_id: null }).where('id', '=', id).execute()
    await revokeSessionsOf(db, id, now)
  }
  const strangers = gone.filter(({ kind }) => kind === 'staff')
  await deleteRows(
    db,
    'credential',
    ['person_id'],
    strangers.map(({ id }) => ({ person_id: id })),
  )
  return gone.length
}
