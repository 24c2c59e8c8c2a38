import type { LackingDocument } from '#domain/documents/required.ts'
import { isPair } from '#domain/documents/same-document.ts'

import type { DocumentSlot } from '../upload/index.ts'
import type { AttachmentInput, AttachmentWanted } from './attachment.types.ts'

/** The row whose button was clicked, or onto which files were dropped. */
export const rowWanted = (event: AttachmentWanted): Pick<AttachmentInput, 'slot' | 'dropped'> => ({
  slot: event.slot,
  dropped: event.type === 'files.dropped' ? event.files : [],
})

type Row = Pick<LackingDocument, 'rowId' | 'dependantId'>

const isSame = (one: Row, other: Row) => one.rowId === other.rowId && one.dependantId === other.dependantId

/** The ids of the holder's rows and of people's rows are from different tables. */
const serveEachOther = (one: LackingDocument, other: LackingDocument) =>
  one.dependantId !== null &&
  other.dependantId !== null &&
  isPair({ id: one.rowId, sameAs: one.sameAs }, { id: other.rowId, sameAs: other.sameAs })

/**
 * The rows, but for those with a running upload, and those that the file of an earlier one serves.
 */
export const freeSlots = (
  requestId: number,
  lacking: readonly LackingDocument[],
  pendingUploads: readonly Row[],
): readonly DocumentSlot[] =>
  lacking
    .filter((row, index, rows) => !rows.slice(0, index).some((before) => serveEachOther(row, before)))
    .filter((row) => !pendingUploads.some((other) => isSame(row, other)))
    .map(({ rowId, dependantId, typeId, name }) => ({
      requestId,
      rowId,
      dependantId,
      documentTypeId: typeId,
      title: name,
    }))

/**
 * The missing documents that follow the row, in the order of the screen and then from its beginning (P-396).
 * Rows with a running upload and rows that the file of an earlier one serves are left out.
 */
export function rowsAfter(
  slot: DocumentSlot,
  lacking: readonly LackingDocument[],
  pendingUploads: readonly DocumentSlot[],
): readonly DocumentSlot[] {
  const first = Math.max(
    lacking.findIndex((row) => isSame(row, slot)),
    0,
  )
  const rows = [...lacking.slice(first), ...lacking.slice(0, first)]
  return freeSlots(slot.requestId, rows, [slot, ...pendingUploads])
}
