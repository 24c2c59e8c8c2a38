import type { HeldFile } from '#domain/documents/held-file.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { RowAddress } from '#domain/navigation/paths.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

import type { DocumentAttached, TransfersChanged } from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'

export type AcceptanceInput = {
  /** Its number; the fund's staff may name its protocol instead. */
  readonly requestId: number
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
}

/** A beneficiary as the request has them; dates are ISO, '' where nothing is known. */
export type Beneficiary = {
  readonly id: number
  readonly name: string
  readonly cpf: string
  readonly birthDate: string
  readonly kinship: string
}

export type ReadAcceptance = {
  readonly id: number
  readonly summary: RequestSummary
  readonly planId: number | null
  readonly version: number | null
  /** Whose it is; null where the server does not say. */
  readonly ownerId: number | null
  /** null: nothing yet. */
  readonly answered: AcceptanceAnswer | null
  /** In cents; null where the fund did not say. */
  readonly amountBefore: number | null
  readonly amountAfter: number | null
  readonly beneficiaries: readonly Beneficiary[]
  /** The holder's; none where the server does not say. */
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  /** Newest first. */
  readonly messages: readonly Message[]
  readonly history: StatusHistory
  /** The situations that the fund's staff may give to beneficiaries' documents now; none for anybody else. */
  readonly situations: readonly number[]
  /** What was chosen and not sent, as the tab keeps it; null: nothing of this version. */
  readonly draft: { readonly answer: AcceptanceAnswer; readonly time: string } | null
  /** Key of the next save (D-54). */
  readonly saveKey: string
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
  /** The rows whose files are on their way or stopped on it. */
  readonly underWay: readonly DocumentSlot[]
  /** What rows got since the request was read. */
  readonly attached: readonly DocumentAttached[]
}

/** One of the fund's staff gives a beneficiary's document a situation. */
export type SituationChosen = {
  readonly type: 'situation.chosen'
  readonly dependantId: number
  readonly rowId: number
  readonly situationId: number
}

export type AcceptanceEvent =
  | { readonly type: 'answer.chosen'; readonly answer: AcceptanceAnswer }
  /** Enviar, of the answer. */
  | { readonly type: 'answer.submitted' }
  | { readonly type: 'paperclip.clicked'; readonly slot: DocumentSlot }
  | { readonly type: 'files.dropped'; readonly slot: DocumentSlot; readonly files: readonly HeldFile[] }
  /** Enviar, of the corrected documents. */
  | { readonly type: 'request.submitted' }
  | SituationChosen
  | TransfersChanged

/** Sends a corrected acceptance to the fund again, without other changes (P-51). */
export type SendAgain = {
  readonly request: ReadAcceptance
  readonly cpf: string
  readonly cloud: Cloud
}

export type JudgeDocument = {
  readonly row: RowAddress & { readonly dependantId: number }
  readonly documentId: number | null
  readonly situationId: number
  readonly cpf: string
}
