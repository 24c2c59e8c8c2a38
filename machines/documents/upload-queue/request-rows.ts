import type { LackingDocument, PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import { rowsServedBy } from '#domain/documents/same-document.ts'
import { situationName, UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'

import type { DocumentSlot } from '../upload/index.ts'
import type { DocumentAttached, RowName, RowsReported } from './upload-queue.types.ts'

type Rows = { readonly documents: readonly RequiredDocument[]; readonly people: readonly PersonDocuments[] }

export const inSituation = (situationId: number) => ({
  situationId,
  situationName: situationName(situationId),
})

export function withRow<Holder extends Rows>(
  holder: Holder,
  { rowId, dependantId }: RowName,
  change: (row: RequiredDocument) => RequiredDocument,
): Holder {
  const inRows = (rows: readonly RequiredDocument[]) =>
    rows.map((row) => (row.id === rowId ? change(row) : row))
  if (dependantId === null) return { ...holder, documents: inRows(holder.documents) }
  const inPerson = (person: PersonDocuments): PersonDocuments =>
    person.dependantId === dependantId ? { ...person, documents: inRows(person.documents) } : person
  return { ...holder, people: holder.people.map(inPerson) }
}

/** The row, and the rows that its file serves as well (P-395). */
function rowsWith({ people }: Rows, target: RowName): readonly RowName[] {
  const rows = people.flatMap(({ dependantId, documents }) =>
    documents.map((row) => ({ ...row, rowId: row.id, dependantId })),
  )
  const row = rows.find(
    ({ rowId, dependantId }) => rowId === target.rowId && dependantId === target.dependantId,
  )
  return row ? [target, ...rowsServedBy(row, rows)] : [target]
}

/** The rows of a reply, with the files that were attached during the call, under analysis. */
export const withAttachedFiles = <Holder extends Rows>(
  holder: Holder,
  attached: readonly DocumentAttached[],
): Holder =>
  attached.reduce(
    (before, { slot, documentId, storeId, fileName, ...file }) =>
      rowsWith(before, slot).reduce(
        (others, name) =>
          withRow(others, name, (row) =>
            // If the row already has this document, the server knows more about it than that it was attached.
            row.documentId === documentId
              ? { ...row, ...file }
              : {
                  ...row,
                  documentId,
                  storeId,
                  fileName,
                  ...file,
                  isNew: true,
                  ...inSituation(UNDER_ANALYSIS),
                },
          ),
        before,
      ),
    holder,
  )

export const rowsReported = (requestId: number | null, { documents, people }: Rows): RowsReported => ({
  type: 'rows.reported',
  requestId,
  rows: [
    ...documents.map(({ id: rowId }) => ({ rowId, dependantId: null })),
    ...people.flatMap(({ dependantId, documents: rows }) =>
      rows.map(({ id: rowId }) => ({ rowId, dependantId })),
    ),
  ],
})

/** The missing documents; rows with an unfinished upload are included as unfinished (D-56, D-73). */
export const lackingWithUploads = (
  lacking: readonly LackingDocument[],
  pendingUploads: readonly DocumentSlot[],
): readonly LackingDocument[] => [
  ...lacking.filter(({ rowId, dependantId }) =>
    pendingUploads.every((slot) => slot.rowId !== rowId || slot.dependantId !== dependantId),
  ),
  ...pendingUploads.map(({ rowId, dependantId, documentTypeId, title }) => ({
    rowId,
    dependantId,
    typeId: documentTypeId,
    sameAs: null,
    name: messages.uploadNotFinished(title),
  })),
]
