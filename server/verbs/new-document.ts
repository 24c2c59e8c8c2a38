import { newDocument as call } from '#api/contract/documents.ts'
import { messages } from '#domain/messages.ts'
import { addDocument } from '#server/documents/add-document.ts'
import { displayName } from '#server/documents/display-name.ts'
import { checkFile } from '#server/documents/file-check.ts'
import { invalid } from '#server/http/errors.ts'
import { forConsent } from '#server/http/verb.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Keeps a file in the participant's cloud (core 7). */
export const newDocument = forConsent(call, async ({ body }, services, caller) => {
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  const { documentTypes, settings } = services.fund
  if (!documentTypes.some(({ id }) => id === body.id_tipo_documento)) {
    const message = messages.documentTypeRequired
    throw invalid(message, [{ path: 'id_tipo_documento', message }])
  }
  const file = await checkFile(body.arquivo, settings.maxFileMb)
  const id = await addDocument(services, {
    cloudId: caller.cloud.id,
    documentTypeId: body.id_tipo_documento,
    fileName: displayName(body.arquivo.name),
    file,
    recordedAt: services.clock(),
  })
  return { codigo: 'ok' as const, id_documento: id }
})
