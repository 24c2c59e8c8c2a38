import { isEnded, type RequestStatus } from './status.ts'
import { ACCEPTANCE } from './type-ids.ts'

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
  readonly correctionRequest: string
  /** When it reached its status, ISO; absent or '' if the API does not return it. */
  readonly since?: string
}

/** Distinguishes requests of one type: 'Resgate, protocolo 2026000027'. */
export const requestName = ({ typeName, protocol }: Pick<RequestSummary, 'typeName' | 'protocol'>) =>
  protocol === '' ? typeName : `${typeName}, protocolo ${protocol}`

type TypeAndStatus = Pick<RequestSummary, 'status' | 'typeId'>

/** In X only the answer to a new amount is possible (D-33); in other types nothing can be answered (P-53). */
export const awaitsAnswer = ({ status, typeId }: TypeAndStatus) => status === 'X' && typeId === ACCEPTANCE

/** In E, and in X of an acceptance, the participant must act, and the fund has given the reason. */
export const awaitsParticipant = (request: TypeAndStatus) => request.status === 'E' || awaitsAnswer(request)

/**
 * Newest first by data_requerimento, those without a date before all others (D-34); with equal dates, the
 * higher id first.
 */
export const newestFirst = <Request extends RequestSummary>(
  requests: readonly Request[],
): readonly Request[] => [...requests].sort((a, b) => rank(b).localeCompare(rank(a)) || b.id - a.id)

/** The requests that have not ended, newest first; of the drafts of a type and plan only the newest (P-135). */
export function underWayOf(requests: readonly ListedRequest[]): readonly ListedRequest[] {
  const underWay = newestFirst(requests.filter(({ status }) => !isEnded(status)))
  return underWay.filter(
    (request, index) =>
      request.status !== 'L' || !underWay.slice(0, index).some((newer) => isDraftLike(request, newer)),
  )
}

const isDraftLike = ({ typeId, planName }: RequestSummary, other: RequestSummary) =>
  other.status === 'L' && other.typeId === typeId && other.planName === planName

const rank = ({ requestedAt }: RequestSummary) => (requestedAt === '' ? '9' : requestedAt)
