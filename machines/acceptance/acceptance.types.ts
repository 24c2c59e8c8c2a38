import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import type { Reference } from '#domain/requests/reference.ts'

import type { SituationGiven } from '../acceptance-judgement/index.ts'
import type { ReadAcceptance } from '../support/read-acceptance.ts'

export type AcceptanceInput = {
  /** Its number; the fund's staff may name its protocol instead. */
  readonly requestId: number
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
}

/** What the number belongs to: an acceptance, or a request of another type, which another screen shows (D-20). */
export type AcceptanceFound =
  | { readonly kind: 'acceptance'; readonly request: ReadAcceptance }
  | { readonly kind: 'other'; readonly requestId: number; readonly typeId: number }

export type AcceptanceContext = AcceptanceInput & {
  /** null until it is there. */
  readonly request: ReadAcceptance | null
  /** What is chosen; null: nothing yet. */
  readonly answer: AcceptanceAnswer | null
  /** Why the request was read again: what the server said instead of doing what was asked; null: it was not. */
  readonly alert: string | null
}

export type AcceptanceEvent =
  | { readonly type: 'answer.chosen'; readonly answer: AcceptanceAnswer }
  /** Enviar, of the answer. */
  | { readonly type: 'answer.submitted' }
  | SituationGiven
