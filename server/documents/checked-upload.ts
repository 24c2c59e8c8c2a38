import type * as v from 'valibot'

import type { newDocument } from '#api/contract/documents.ts'
import { namedByType } from '#domain/documents/file-rules.ts'
import { messages } from '#domain/messages.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { at, invalid } from '#server/kernel/errors.ts'
import { type ConsentingCaller, requireSelf } from '#server/sessions/caller.ts'

import type { Upload } from './add-document.ts'
import { displayName } from './display-name.ts'
import { checkFile } from './file-check.ts'

type Needs = {
  readonly fund: FundReference
  readonly clock: Clock
}

/**
 * The upload of a call, for the caller's own cloud whatever cloud the call names. Throws as
 * `requireSelf` and `checkFile` do, and `invalid` for a type of document that the fund does not have.
 */
export async function checkUpload(
  { fund, clock }: Needs,
  caller: ConsentingCaller,
  body: v.InferOutput<typeof newDocument.body>,
): Promise<Upload> {
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  if (!fund.documentTypes.some(({ id }) => id === body.id_tipo_documento)) {
    throw invalid(...at('id_tipo_documento', messages.documentTypeRequired))
  }
  const file = await checkFile(body.arquivo, fund.settings.maxFileMb)
  return {
    cloudId: caller.cloud.id,
    documentTypeId: body.id_tipo_documento,
    file,
    fileName: displayName(namedByType(body.arquivo.name, file.mediaType)),
    recordedAt: clock(),
  }
}
