import type { ReplyOf } from '#api/contract/call.ts'
import type { loadPortability } from '#api/contract/portability.ts'
import type { SaveRequest } from '#domain/request-kinds/edited-request.ts'
import { statusNameOf } from '#domain/requests/status.ts'

import type { OpenedRequest } from './request-calls.ts'

/** A request in the replies of a type with its own calls. */
type TypedRequest = Omit<ReplyOf<typeof loadPortability>['requerimento'], 'id_tipo_requerimento'>

export const statusOf = ({
  situacao,
  desc_situacao,
  versao,
}: TypedRequest): Pick<OpenedRequest, 'status' | 'statusName' | 'version'> => ({
  status: situacao,
  statusName: statusNameOf(situacao, desc_situacao),
  version: versao ?? null,
})

export const requestToSave = ({ request: { id, version }, intent }: SaveRequest) => ({
  id,
  situacao: intent,
  ...(version === null ? {} : { versao: version }),
})

export function savedFrom({ id, protocolo, situacao, versao }: TypedRequest, { request }: SaveRequest) {
  const savedId = id ?? request.id
  if (savedId === null) throw new Error('A save was answered without the request’s id')
  return {
    id: savedId,
    protocol: protocolo || request.protocol,
    status: situacao,
    version: versao ?? null,
  }
}
