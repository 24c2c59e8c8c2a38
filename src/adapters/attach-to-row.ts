import type { Client } from '#api/client/client.ts'
import { attachBeneficiaryDocument, attachDocument } from '#api/contract/documents.ts'
import { UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import type { RowKey } from '#domain/navigation/paths.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'

type Link = {
  readonly row: RowKey
  readonly documentId: number
  readonly owner: { readonly participant: Participant; readonly cloud: Cloud }
}

/** Links a document of the cloud to a row of the holder or of a dependant. */
export async function attachToRow(
  call: Client,
  { row, documentId, owner: { participant, cloud } }: Link,
): Promise<void> {
  const link = {
    id_documento: documentId,
    id_situacao: UNDER_ANALYSIS,
    usuario: participant.cpf,
    id_nuvem: cloud.id,
    id_requerimento: row.requestId,
    id_tipo_documento: row.documentTypeId,
  } as const
  if (row.dependantId === null) await call(attachDocument, { body: { ...link, id_req_doc: row.rowId } })
  else {
    await call(attachBeneficiaryDocument, {
      body: { ...link, id_req_bnf_doc: row.rowId, id_beneficiario: row.dependantId },
    })
  }
}
