import type { RowKey } from '#domain/navigation/paths.ts'
import type { Participant } from '#domain/people/participant.ts'

import type { ReadAcceptance } from '../support/read-acceptance.ts'

export type AcceptanceJudgementInput = {
  readonly request: ReadAcceptance
  /** A member of the fund's staff. */
  readonly participant: Participant
}

/** A situation was chosen for a beneficiary's document. */
export type SituationChosen = {
  readonly type: 'situation.chosen'
  readonly dependantId: number
  readonly rowId: number
  readonly situationId: number
}

export type JudgeDocument = {
  readonly row: RowKey & { readonly dependantId: number }
  readonly documentId: number | null
  readonly situationId: number
  readonly cpf: string
}

/** Sent to the parent: the server stored the chosen situation. */
export type SituationGiven = { readonly type: 'situation.given' }

/** The server's refusal; the parent reads the request again. */
export type AcceptanceJudgementOutput = { readonly alert: string }
