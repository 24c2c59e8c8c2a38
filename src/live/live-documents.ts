import type { Client } from '#api/client/client.ts'
import {
  attachBeneficiaryDocument,
  attachDocument,
  newDocument,
  UPLOAD_ORIGIN_ID,
  UPLOAD_SCOPE,
  UPLOAD_TYPE_ID,
} from '#api/contract/documents.ts'
import { UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import type { AttachRequest, UploadReceipt, UploadRequest } from '#machines/upload-chooser/index.ts'
import { writeWith } from '#machines/write/index.ts'

type Live = { readonly call: Client; readonly newKey: () => string }

/** The upload's two calls: the file into the cloud, then the link to the row (D-74). */
export function liveDocuments({ call, newKey }: Live) {
  const keys = new WeakMap<File, string>()

  /** Of a file as it was picked: sent once more after a failure, it is the same upload (D-61). */
  const keyOf = (file: File) => {
    const key = keys.get(file) ?? newKey()
    keys.set(file, key)
    return key
  }

  return {
    uploadDocument: writeWith<UploadRequest, UploadReceipt>(
      async ({ slot, file, owner: { participant, cloud } }, signal) => {
        const reply = await call(newDocument, {
          key: keyOf(file),
          signal,
          body: {
            id_nuvem: cloud.id,
            id_tipo: UPLOAD_TYPE_ID,
            id_tipo_documento: slot.documentTypeId,
            id_protocolo_ged: cloud.protocolId,
            token_ged: participant.storeToken,
            arquivo: file,
            usuario: participant.cpf,
            nome: participant.name,
            id_origem: UPLOAD_ORIGIN_ID,
            escopo: UPLOAD_SCOPE,
          },
        })
        return { documentId: reply.id_documento }
      },
    ),

    attachDocument: writeWith<AttachRequest, void>(
      async ({ slot, documentId, owner: { participant, cloud } }) => {
        const link = {
          id_documento: documentId,
          id_situacao: UNDER_ANALYSIS,
          usuario: participant.cpf,
          id_nuvem: cloud.id,
          id_requerimento: slot.requestId,
          id_tipo_documento: slot.documentTypeId,
        } as const
        if (slot.dependantId === null)
          await call(attachDocument, { body: { ...link, id_req_doc: slot.rowId } })
        else {
          await call(attachBeneficiaryDocument, {
            body: { ...link, id_req_bnf_doc: slot.rowId, id_beneficiario: slot.dependantId },
          })
        }
      },
    ),
  }
}
