import { routes } from './routes.ts'

export const listPath = routes.list.build({})
export const loginPath = routes.login.build({})
export const noPasswordPath = routes.noPassword.build({})
export const accessibilityPath = routes.accessibility.build({})
export const typesPath = routes.types.build({})

/** The read-only page of any request of the participant, in any status (D-32). */
export const viewPath = (requestId: number) => routes.view.build({ id: requestId })

/** A row of a request that requires a document, of the holder or of a dependant (`dependantId`). */
export type RowKey = {
  readonly requestId: number
  readonly rowId: number
  readonly dependantId: number | null
  readonly documentTypeId: number
}

/** The cloud picker for a row; the request's type in the path is only a hint (D-21). */
export function cloudPickerPath(
  { requestId, rowId, dependantId, documentTypeId }: RowKey,
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

/** The cloud picker for a complementary document. */
export const complementaryPickerPath = (requestId: number) =>
  routes.cloud.build({ id_requerimento: requestId })

/** The participant's cloud, for viewing. */
export const cloudPath = routes.cloud.build({})

/** The upload of a complementary document from the device. */
export const newComplementaryPath = (requestId: number) => routes.newComplementary.build({ id: requestId })

/** The upload for a row of the holder (D-31). */
export const newDocumentPath = ({ requestId, rowId, documentTypeId }: RowKey) =>
  routes.newDocument.build({ id: documentTypeId, requer: requestId, id_req_doc: rowId })

/** The upload into the cloud only (D-31). */
export const newCloudDocumentPath = routes.newDocument.build({})
