import { requestPath, screenOf } from '../requests/screens.ts'

/** A row of a request that asks for a document, the holder's or a dependant's (`dependantId`). */
export type RowAddress = {
  readonly requestId: number
  readonly rowId: number
  readonly dependantId: number | null
  readonly documentTypeId: number
}

/** Where a row's document is chosen from the cloud (specialised 2); the request's type is a hint for the reader (D-21). */
export function cloudPickerPath(
  { requestId, rowId, dependantId, documentTypeId }: RowAddress,
  requestTypeId: number,
): string {
  return dependantId === null
    ? `/docsportipo/${documentTypeId}/${requestId}/${rowId}/${requestTypeId}`
    : `/docsbnfportipo/${documentTypeId}/${requestId}/${rowId}/${dependantId}/${requestTypeId}`
}

/** Where a document that a request did not ask for is chosen from the cloud (specialised 2). */
export const complementaryPickerPath = (requestId: number) => `/docs/${requestId}`

/** Where one is sent from the participant's device (core 2). */
export const newComplementaryPath = (requestId: number) => `/novocomplementar/${requestId}`

/** Where a file of a type is sent for a row of the holder's (core 2; D-31). */
export const newDocumentPath = ({ requestId, rowId, documentTypeId }: RowAddress) =>
  `/novo/${documentTypeId}/${requestId}/${rowId}`

const DOCUMENTS = 3

/**
 * Back to the documents of a request, on the screen of its type: at their step where the screen has steps in its
 * address (specialised 2), by the address that asks for the type where it is not known (D-20 to D-24).
 */
export function documentsPath(id: number, typeId: number | null): string {
  const path = typeId === null ? null : requestPath({ id, typeId }, hasSteps(typeId) ? DOCUMENTS : undefined)
  return path ?? `/requerimento/${id}/${DOCUMENTS}`
}

const hasSteps = (typeId: number) => ['01', '02'].includes(screenOf(typeId) ?? '')
