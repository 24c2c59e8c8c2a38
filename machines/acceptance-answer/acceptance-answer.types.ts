import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

export type AcceptanceAnswerInput = {
  readonly requestId: number
  readonly answer: AcceptanceAnswer
  readonly participant: Participant
  readonly cloud: Cloud
}

export type AcceptanceAnswerContext = AcceptanceAnswerInput & {
  /** What the request was led to; null until the server says so. */
  readonly status: RequestStatus | null
}

export type AcceptanceAnswerEvent =
  | { readonly type: 'answer.confirmed' }
  | { readonly type: 'answer.dismissed' }

/** The situation that the first answer led to, which need not be this one. */
export type Decision = { readonly status: RequestStatus }

export type RecordMessage = { readonly requestId: number; readonly text: string }

export type NotifyDecision = {
  readonly name: string
  readonly cpf: string
  readonly status: RequestStatus
}

export type AcceptanceAnswerOutput =
  | { readonly kind: 'answered'; readonly status: RequestStatus }
  /** Another answer had been given before, elsewhere: that one counts. */
  | { readonly kind: 'overtaken'; readonly status: RequestStatus }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'dismissed' }
