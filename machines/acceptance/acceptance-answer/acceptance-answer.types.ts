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
  /** The status after the answer; null until the server replies with one. */
  readonly status: RequestStatus | null
  /** False where the message of the answer could not be recorded (D-141). */
  readonly isRecorded: boolean
}

export type AcceptanceAnswerEvent =
  | { readonly type: 'answer.confirmed' }
  | { readonly type: 'answer.dismissed' }

/** The status after the first answer, which may be another one than this. */
export type Decision = { readonly status: RequestStatus }

export type RecordMessage = { readonly requestId: number; readonly text: string }

export type NotifyDecision = {
  readonly name: string
  readonly cpf: string
  readonly status: RequestStatus
}

/** Sent to the parent. */
export type AcceptanceAnswerOutcome =
  | {
      readonly type: 'acceptanceAnswer.accepted' | 'acceptanceAnswer.declined'
      readonly isRecorded: boolean
    }
  /** Another answer was given earlier on another device; that one is final. */
  | { readonly type: 'acceptanceAnswer.overtaken'; readonly status: RequestStatus }
  | { readonly type: 'acceptanceAnswer.refused'; readonly message: string | null }
  | { readonly type: 'acceptanceAnswer.dismissed' }
