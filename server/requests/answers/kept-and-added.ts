import { notFound } from '#server/kernel/errors.ts'

/**
 * Splits rows into existing ones and new ones with a temporary negative id (D-116). Throws `notFound` for a
 * duplicate id or a row that `isKnown` rejects.
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
