import { type RequestStatus, statusNameOf } from '#domain/requests/status.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import type { StoredRequest } from './own-request.ts'

export const statusName = (fund: FundReference, status: RequestStatus) =>
  statusNameOf(status, fund.requestSituations.find(({ id }) => id === status)?.name)

export const SUMMARY_COLUMNS = [
  'request.id',
  'request.plan_id',
  'request.type_id',
  'request.status',
  'request.protocol',
  'request.requested_at',
] as const

type Summarised = Pick<StoredRequest, 'id' | 'plan_id' | 'type_id' | 'status' | 'protocol'> & {
  readonly requested_at: Date | string
}

/** A line of the request list on the wire. */
export const summaryOf = (request: Summarised, fund: FundReference) => ({
  id: request.id,
  id_plano: request.plan_id,
  id_tipo_requerimento: request.type_id,
  situacao: request.status,
  protocolo: request.protocol,
  tipo_desc: fund.requestTypes.find(({ id }) => id === request.type_id)?.name ?? '',
  plano_sigla: fund.plans.find(({ id }) => id === request.plan_id)?.acronym ?? '',
  data_requerimento: new Date(request.requested_at).toISOString(),
  desc_situacao: statusName(fund, request.status),
})
