import type { HeldFile } from './held-file.ts'
import type { LackingDocument } from './required.ts'

type Row = Pick<LackingDocument, 'rowId' | 'dependantId'>

/** A file of the device that a row of the request has or is getting. */
export type TakenFile = { readonly slot: Row & { readonly title: string }; readonly file: HeldFile }

/** The name of another row with a file of the same name and size; null without one (P-same-file). */
export const rowWithSameFile = (
  { name, size }: HeldFile,
  row: Row | null,
  taken: readonly TakenFile[],
): string | null =>
  taken.find(
    ({ slot, file }) =>
      file.name === name &&
      file.size === size &&
      !(row && slot.rowId === row.rowId && slot.dependantId === row.dependantId),
  )?.slot.title ?? null
