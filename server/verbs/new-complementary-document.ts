import { newComplementaryDocument as call } from '#api/contract/complementary.ts'
import { UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import { checkUpload } from '#server/documents/checked-upload.ts'
import { addComplementary } from '#server/documents/complementary.ts'
import { forConsent } from '#server/http/verb.ts'
import { typeNameIn } from '#server/requests/document-rows.ts'

/** Keeps a file in the participant's cloud and adds it to a request of theirs, in one (core 7). */
export const newComplementaryDocument = forConsent(call, async ({ body }, services, caller) => {
  const upload = await checkUpload(services, caller, body)
  const { id, documentId } = await addComplementary(services, caller.personId, body.id_requerimento, upload)
  return {
    codigo: 'ok' as const,
    id,
    arquivo: upload.fileName,
    desc_tipo_documento: typeNameIn(services.fund, upload.documentTypeId),
    id_documento: documentId,
    id_situacao: UNDER_ANALYSIS,
  }
})
