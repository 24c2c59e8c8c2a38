import type { RowKey } from '#domain/navigation/paths.ts'
import type { Participant } from '#domain/people/participant.ts'

import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'

/** A situation that was chosen for a beneficiary's document and is not saved. */
export type SituationChoice = {
  readonly dependantId: number
  readonly rowId: number
  readonly situationId: number
  /** For the participant; a rejection needs one. */
  readonly reason: string
}

export type AcceptanceJudgementInput = {
  readonly request: ReadAcceptance
  /** A member of the fund's staff. */
  readonly participant: Participant
  /** Of a judgement that the server refused; those that are no longer possible are dropped. */
  readonly choices: readonly SituationChoice[]
}

export type AcceptanceJudgementContext = AcceptanceJudgementInput & {
  /** The row of the last Gravar; null before the first. */
  readonly submittedRow: number | null
}

/** A situation was chosen for a beneficiary's document. */
export type SituationChosen = {
  readonly type: 'situation.chosen'
  readonly dependantId: number
  readonly rowId: number
  readonly situationId: number
}

export type ReasonTyped = { readonly type: 'reason.typed'; readonly rowId: number; readonly reason: string }

/** Gravar of a row. */
export type SituationSubmitted = { readonly type: 'situation.submitted'; readonly rowId: number }

export type AcceptanceJudgementEvent = SituationChosen | ReasonTyped | SituationSubmitted

export type JudgeDocument = {
  readonly row: RowKey & { readonly dependantId: number }
  readonly documentId: number | null
  readonly situationId: number
  readonly reason: string
  readonly cpf: string
}

/** Sent to the parent: the server stored the chosen situation. */
export type SituationGiven = { readonly type: 'situation.given' }

/** Sent to the parent: the server's refusal, after which it reads the request again, and what was not saved. */
export type AcceptanceJudgementRefused = {
  readonly type: 'acceptanceJudgement.refused'
  readonly alert: string
  readonly choices: readonly SituationChoice[]
}
