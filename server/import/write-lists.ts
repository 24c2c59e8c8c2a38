import type { Queries } from '#server/database/connect.ts'

import type { GoodRow } from './check-row.ts'
import type { Counts } from './counts.ts'
import { CPF_COLUMN, type ListKind, type Values } from './kinds.ts'
import { type PersonChange, shownAccount, type Trail } from './person-changes.ts'
import { deleteRows, differencesOf, insertRows, rowsWith, updateRows } from './rows.ts'

/** Makes the rows of these people those of the file, and no others. */
export async function writeList(
  db: Queries,
  kind: ListKind,
  { ids, rows }: { readonly ids: ReadonlyMap<string, number>; readonly rows: readonly GoodRow[] },
  counts: Counts,
  trail: Trail,
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
  if (kind.table === 'received_benefit') await trail.record(accountChanges(stored, wanted))
  counts.added += added.length
  counts.changed += changed.length
  counts.same += same
  counts.removed += removed.length
}

/** Of people who had a benefit before: the accounts into which a benefit is paid now and was not, and those gone. */
function accountChanges(stored: readonly Values[], wanted: readonly Values[]): readonly PersonChange[] {
  const before = accountsOf(stored)
  const after = accountsOf(wanted)
  return [...before].flatMap(([personId, old]) => {
    const now = after.get(personId) ?? new Map<string, string>()
    const gone = [...old].flatMap(([key, shown]) => (now.has(key) ? [] : [shown]))
    const fresh = [...now].flatMap(([key, shown]) => (old.has(key) ? [] : [shown]))
    return gone.length + fresh.length === 0
      ? []
      : [{ personId, what: 'account' as const, before: gone.join('; '), after: fresh.join('; ') }]
  })
}

/** Of each person the accounts as they are shown, by what tells one from another. */
function accountsOf(rows: readonly Values[]): ReadonlyMap<number, ReadonlyMap<string, string>> {
  const accounts = new Map<number, Map<string, string>>()
  for (const row of rows) {
    const own = accounts.get(Number(row.person_id)) ?? new Map<string, string>()
    own.set(JSON.stringify([row.bank, row.branch, row.account, row.account_digit]), shownAccount(row))
    accounts.set(Number(row.person_id), own)
  }
  return accounts
}
