import type { LackingDocument } from '#domain/documents/required.ts'

import type { DocumentSlot } from '../upload/index.ts'
import type { AttachmentInput, AttachmentWanted } from './attachment.types.ts'

/** The row whose button was clicked, or onto which files were dropped. */
export const rowWanted = (event: AttachmentWanted): Pick<AttachmentInput, 'slot' | 'dropped'> => ({
  slot: event.slot,
  dropped: event.type === 'files.dropped' ? event.files : [],
})

type Row = Pick<LackingDocument, 'rowId' | 'dependantId'>

const isSame = (one: Row, other: Row) => one.rowId === other.rowId && one.dependantId === other.dependantId

/** Whether both rows require the same document of the same person, so that one file serves both (P-395). */
function isPair(one: LackingDocument, other: LackingDocument): boolean {
  if (one.dependantId === null || other.dependantId === null) return false
  return one.sameAs === other.rowId || other.sameAs === one.rowId
}

/**
 * The missing documents that follow the row, in the order of the screen and then from its beginning (P-396).
 * Rows with a running upload and rows that the file of an earlier one serves are left out.
 */
export function rowsAfter(
  slot: DocumentSlot,
  lacking: readonly LackingDocument[],
  underWay: readonly DocumentSlot[],
): readonly DocumentSlot[] {
  const first = Math.max(
    lacking.findIndex((row) => isSame(row, slot)),
    0,
  )
  return [...lacking.slice(first), ...lacking.slice(0, first)]
    .filter((row, index, rows) => !rows.slice(0, index).some((before) => isPair(row, before)))
    .filter((row) => ![slot, ...underWay].some((other) => isSame(row, other)))
    .map(({ rowId, dependantId, typeId, name }) => ({
      requestId: slot.requestId,
      rowId,
      dependantId,
      documentTypeId: typeId,
      title: name,
    }))
}
