import type * as v from 'valibot'

import type { newDocument } from '#api/contract/documents.ts'
import { messages } from '#domain/messages.ts'
import { invalid } from '#server/http/errors.ts'
import type { Services } from '#server/http/services.ts'
import { spend } from '#server/limits/limits.ts'
import { type ConsentingCaller, requireSelf } from '#server/sessions/caller.ts'

import type { NewDocument } from './add-document.ts'
import { displayName } from './display-name.ts'
import { checkFile } from './file-check.ts'
import { scanUpload } from './scan-upload.ts'

/**
 * What an upload asks to be kept, in the caller's own cloud whatever it names (security R8). Throws as `requireSelf`,
 * `checkFile` and `scanUpload` do, `tooMany` after 60 in an hour, and `invalid` for a type of document that the fund
 * does not have.
 */
export async function checkUpload(
  services: Pick<Services, 'fund' | 'clock' | 'limits' | 'scanner' | 'logger'>,
  caller: ConsentingCaller,
  body: v.InferOutput<typeof newDocument.body>,
): Promise<NewDocument> {
  const { fund, clock, limits } = services
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  await spend(limits.uploads, String(caller.personId))
  if (!fund.documentTypes.some(({ id }) => id === body.id_tipo_documento)) {
    const message = messages.documentTypeRequired
    throw invalid(message, [{ path: 'id_tipo_documento', message }])
  }
  const file = await checkFile(body.arquivo, fund.settings.maxFileMb)
  return {
    cloudId: caller.cloud.id,
    documentTypeId: body.id_tipo_documento,
    file,
    scan: await scanUpload(services, file.content),
    fileName: displayName(body.arquivo.name),
    recordedAt: clock(),
  }
}
