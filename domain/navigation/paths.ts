import { routes } from './routes.ts'

export const listPath = routes.list.build({})
export const loginPath = routes.login.build({})
export const noPasswordPath = routes.noPassword.build({})
export const accessibilityPath = routes.accessibility.build({})
export const typesPath = routes.types.build({})

/** Where any request of one's own is read, whatever its status (D-32). */
export const viewPath = (requestId: number) => routes.view.build({ id: requestId })

/** A row of a request that asks for a document, the holder's or a dependant's (`dependantId`). */
export type RowAddress = {
  readonly requestId: number
  readonly rowId: number
  readonly dependantId: number | null
  readonly documentTypeId: number
}

/** Where a row's document is chosen from the cloud; the request's type is a hint for the reader (D-21). */
export function cloudPickerPath(
  { requestId, rowId, dependantId, documentTypeId }: RowAddress,
  requestTypeId: number,
): string {
  const row = {
    id_tipo_documento: documentTypeId,
    id_requerimento: requestId,
    tipo_requerimento: requestTypeId,
  }
  return dependantId === null
    ? routes.rowPicker.build({ ...row, id_req_doc: rowId })
    : routes.beneficiaryRowPicker.build({ ...row, id_req_bnf_doc: rowId, id_dependente: dependantId })
}

/** Where a document that a request did not ask for is chosen from the cloud. */
export const complementaryPickerPath = (requestId: number) =>
  routes.cloud.build({ id_requerimento: requestId })

/** The participant's cloud, to look at. */
export const cloudPath = routes.cloud.build({})

/** Where one is sent from the participant's device. */
export const newComplementaryPath = (requestId: number) => routes.newComplementary.build({ id: requestId })

/** Where a file of a type is sent for a row of the holder's (D-31). */
export const newDocumentPath = ({ requestId, rowId, documentTypeId }: RowAddress) =>
  routes.newDocument.build({ id: documentTypeId, requer: requestId, id_req_doc: rowId })

/** Where a file is sent into the cloud alone (D-31). */
export const newCloudDocumentPath = routes.newDocument.build({})
