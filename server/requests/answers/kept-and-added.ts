import { notFound } from '#server/kernel/errors.ts'

/**
 * The rows that exist already and those that a temporary negative id marks as new (D-116). Throws `notFound` for a
 * repeated id or for a row that `isKnown` rejects.
 */
export function keptAndAdded<Row extends { readonly id: number }>(
  rows: readonly Row[],
  isKnown: (row: Row) => boolean,
): { readonly kept: readonly Row[]; readonly added: readonly Row[] } {
  const kept = rows.filter(({ id }) => id > 0)
  const isTwice = new Set(kept.map(({ id }) => id)).size < kept.length
  if (isTwice || !kept.every(isKnown)) throw notFound()
  return { kept, added: rows.filter(({ id }) => id <= 0) }
}
