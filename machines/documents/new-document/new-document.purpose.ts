import type { RequiredDocument } from '#domain/documents/required.ts'
import { isReplaceable } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'
import { listPath } from '#domain/navigation/paths.ts'
import { documentsPath } from '#domain/navigation/request-paths.ts'
import { isOpen } from '#domain/requests/status.ts'

import { required } from '../../support/required.ts'
import type { Destination, UploadFinished } from '../upload/index.ts'
import type { NewDocumentContext, NewDocumentInput } from './new-document.types.ts'

type Asked = Pick<NewDocumentContext, 'place' | 'request'>

/** The types to choose from, and the type in the URL. */
export function typesOf({ place, reference }: NewDocumentInput) {
  const types = [...reference.documentTypes].sort((a, b) => a.id - b.id)
  return { types, typeId: types.find(({ id }) => id === place.documentTypeId)?.id ?? null }
}

/** The row in the URL; null if the URL has none or the request does not have the row. */
export const rowOf = ({ place, request }: Asked): RequiredDocument | null =>
  request?.documents.find(({ id }) => id === place.rowId) ?? null

/**
 * Why nothing can be sent: the request accepts no more documents (FORM-33), or the fund has checked that of
 * the row (D-76); null if something can.
 */
export function obstacleIn(asked: Asked): string | null {
  if (!isOpen(required(asked.request, 'request').summary.status)) return messages.closedForDocuments
  const row = rowOf(asked)
  return row !== null && !isReplaceable(row.situationId) ? messages.checkedDocument : null
}

/** The destination of the file (D-31): a row, the request as a complementary document, or only the cloud. */
export function destinationOf(context: NewDocumentContext): Destination {
  const { requestId, isComplementary } = context.place
  const documentTypeId = required(context.typeId, 'typeId')
  const row = rowOf(context)
  if (requestId !== null && row !== null) {
    const slot = { requestId, rowId: row.id, dependantId: null, documentTypeId, title: row.typeName }
    return { kind: 'row', slot }
  }
  return requestId !== null && isComplementary
    ? { kind: 'complementary', requestId, documentTypeId }
    : { kind: 'cloud', documentTypeId }
}

/** The path of the documents of the request, or of the list (D-22 to D-24). */
export const backPathOf = ({ place, request }: Asked): string =>
  place.requestId === null ? listPath : documentsPath(place.requestId, request?.summary.typeId ?? null)

/** The request of the file; its type is that of the server (D-21). */
export const questionOf = ({ place }: Pick<NewDocumentContext, 'place'>) => ({
  request: { requestId: required(place.requestId, 'requestId') },
  mayBeMissing: true,
})

/** Two of the three messages of D-75; the third belongs to the cloud picker. */
export const successOf = ({ destination }: Pick<UploadFinished, 'destination'>) =>
  destination.kind === 'cloud' ? messages.documentSent : messages.documentSaved
