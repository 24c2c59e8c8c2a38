import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { AcceptanceAnswerOutcome } from '../acceptance-answer/index.ts'
import type { AcceptanceCorrectionOutcome } from '../acceptance-correction/index.ts'
import type {
  AcceptanceJudgementRefused,
  SituationChoice,
  SituationGiven,
} from '../acceptance-judgement/index.ts'

export type AcceptanceInput = {
  /** The id of the request; staff may give its protocol instead. */
  readonly requestId: number
  readonly participant: Participant
  readonly reference: Reference
  /** Null for staff without one (STAFF-20). */
  readonly cloud: Cloud | null
}

export type AcceptanceFound = {
  readonly typeId: number
  /** Null of another type, which another screen shows (D-20). */
  readonly request: ReadAcceptance | null
}

export type AcceptanceContext = AcceptanceInput & {
  /** Null until loaded. */
  readonly request: ReadAcceptance | null
  /** The chosen answer; null if none is chosen. */
  readonly answer: AcceptanceAnswer | null
  /** Situations that staff chose and a refusal did not let them save. */
  readonly choices: readonly SituationChoice[]
  /** The server's refusal, after which the request was read again; null if there was none. */
  readonly alert: string | null
}

export type AcceptanceEvent =
  | { readonly type: 'answer.chosen'; readonly answer: AcceptanceAnswer }
  /** Enviar, for the answer. */
  | { readonly type: 'answer.submitted' }
  | AcceptanceAnswerOutcome
  | AcceptanceCorrectionOutcome
  | AcceptanceJudgementRefused
  | SituationGiven
