import type { RequestStatus } from './status.ts'

/** One line of the request list. Dates are ISO, '' when the server has none. */
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

/** The same in the list. */
export type ListedRequest = RequestSummary & {
  /** What the fund asks where it waits for the participant, '' where the API does not say. */
  readonly fundsWish: string
  /** When it reached its situation, ISO; absent or '' where the API does not say. */
  readonly since?: string
}

/** Distinguishes requests of one type: 'Resgate, protocolo 2026000027'. */
export const requestName = ({ typeName, protocol }: Pick<RequestSummary, 'typeName' | 'protocol'>) =>
  protocol === '' ? typeName : `${typeName}, protocolo ${protocol}`

/** In X a new amount is answered, and nothing else is changed (D-33). */
export const awaitsAnswer = ({ status }: Pick<RequestSummary, 'status'>) => status === 'X'

/** In E and X it is the participant's turn, and the fund has said why. */
export const awaitsParticipant = (request: Pick<RequestSummary, 'status'>) =>
  request.status === 'E' || awaitsAnswer(request)

/** Newest first by data_requerimento; without a date first of all (D-34); ties by id, newest first. */
export const newestFirst = <Request extends RequestSummary>(
  requests: readonly Request[],
): readonly Request[] => [...requests].sort((a, b) => rank(b).localeCompare(rank(a)) || b.id - a.id)

const rank = ({ requestedAt }: RequestSummary) => (requestedAt === '' ? '9' : requestedAt)
