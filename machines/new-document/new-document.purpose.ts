import type { RequiredDocument } from '#domain/documents/required.ts'
import { documentsPath, listPath } from '#domain/navigation/paths.ts'

import { required } from '../support/required.ts'
import type { Destination } from '../upload/index.ts'
import type { NewDocumentContext } from './new-document.types.ts'

type Asked = Pick<NewDocumentContext, 'place' | 'request'>

/** The row of the request that the address names; null: it names none, or the request has none of that number. */
export const rowOf = ({ place, request }: Asked): RequiredDocument | null =>
  request?.documents.find(({ id }) => id === place.rowId) ?? null

/** What becomes of the file (D-31): the row's, one more document of the request, or one of the cloud and no more. */
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

/** To the documents of the request, or to the list (core 2; D-22 to D-24). */
export const backPathOf = ({ place, request }: Asked): string =>
  place.requestId === null ? listPath : documentsPath(place.requestId, request?.summary.typeId ?? null)
