import type { RequestStatus } from './status.ts'

/** One line of the request list. Dates are ISO, '' if the server has none. */
export type RequestSummary = {
  readonly id: number
  readonly typeId: number
  readonly typeName: string
  readonly planName: string
  readonly protocol: string
  readonly requestedAt: string
  readonly status: RequestStatus
  readonly statusName: string
}

export type ListedRequest = RequestSummary & {
  /** The demand of the fund while the request waits for the participant; '' if the API has none. */
  readonly fundsWish: string
  /** When it reached its status, ISO; absent or '' if the API does not return it. */
  readonly since?: string
}

/** Distinguishes requests of one type: 'Resgate, protocolo 2026000027'. */
export const requestName = ({ typeName, protocol }: Pick<RequestSummary, 'typeName' | 'protocol'>) =>
  protocol === '' ? typeName : `${typeName}, protocolo ${protocol}`

/** In X only the answer to a new amount is possible (D-33). */
export const awaitsAnswer = ({ status }: Pick<RequestSummary, 'status'>) => status === 'X'

/** In E and X the participant must act, and the fund has given the reason. */
export const awaitsParticipant = (request: Pick<RequestSummary, 'status'>) =>
  request.status === 'E' || awaitsAnswer(request)

/**
 * Newest first by data_requerimento, those without a date before all others (D-34); with equal dates, the
 * higher id first.
 */
export const newestFirst = <Request extends RequestSummary>(
  requests: readonly Request[],
): readonly Request[] => [...requests].sort((a, b) => rank(b).localeCompare(rank(a)) || b.id - a.id)

const rank = ({ requestedAt }: RequestSummary) => (requestedAt === '' ? '9' : requestedAt)
