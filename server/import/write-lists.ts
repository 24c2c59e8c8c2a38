import type { Queries } from '#server/database/connect.ts'

import type { GoodRow } from './check-row.ts'
import type { Counts } from './counts.ts'
import { CPF_COLUMN, type ListKind } from './kinds.ts'
import { deleteRows, differencesOf, insertRows, rowsWith, updateRows } from './rows.ts'

/** Makes the rows of these people those of the file, and no others. */
export async function writeList(
  db: Queries,
  kind: ListKind,
  { ids, rows }: { readonly ids: ReadonlyMap<string, number>; readonly rows: readonly GoodRow[] },
  counts: Counts,
): Promise<void> {
  const columns = kind.columns.filter((column) => column !== CPF_COLUMN).map(({ column }) => column)
  const all = ['person_id', ...columns]
  const key = ['person_id', ...kind.key]
  const stored = await rowsWith(db, kind.table, all, 'person_id', [...ids.values()])
  const wanted = rows.map(({ cpf, values }) => ({ ...values, person_id: ids.get(cpf) ?? null }))
  const { added, changed, same, removed } = differencesOf({ key, columns }, stored, wanted)
  await deleteRows(db, kind.table, key, removed)
  await updateRows(db, kind.table, { key, columns }, changed)
  await insertRows(db, kind.table, all, added)
  counts.added += added.length
  counts.changed += changed.length
  counts.same += same
  counts.removed += removed.length
}
