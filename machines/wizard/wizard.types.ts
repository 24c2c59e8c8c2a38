import type { Problem } from '#domain/call-failure.ts'
import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { AnswerChange } from '#domain/forms/answers.ts'
import type { Answers, Row, RowsPart, StepId } from '#domain/forms/form.ts'
import type { Overtaken } from '#domain/forms/overlap.ts'
import type { ReadSection } from '#domain/forms/read.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import type { RequestKind } from '#domain/requests/kinds.ts'
import type { Message } from '#domain/requests/message.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

import type { ComplementaryRemoved } from '../complementary/index.ts'
import type { KeptDraft } from '../draft/index.ts'
import type { PersonAnswered, PersonUnanswered } from '../person-lookup/index.ts'
import type { AddressFound, AddressUnavailable, AddressUnknown } from '../postal-code/index.ts'
import type { DocumentAttached, TransferStopped, TransfersChanged } from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'

export type WizardInput = {
  /** null: a new request of `typeId`. */
  readonly requestId: number | null
  /** Only a hint when the request exists: the server's type wins (D-20). */
  readonly typeId: number | null
  /** The step that the address asks for, 1 to 3. */
  readonly step: number | null
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
}

/** The request the wizard is about; `id` is null until the first save. */
export type OpenRequest = {
  readonly id: number | null
  readonly typeId: number
  readonly typeName: string
  readonly status: RequestStatus
  readonly statusName: string
  readonly protocol: string
  readonly version: number | null
}

export type LoadRequest = Omit<WizardInput, 'step'>

export type LoadedRequest = {
  readonly request: OpenRequest
  readonly answers: Answers
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly complementary: readonly ComplementaryDocument[]
  readonly messages: readonly Message[]
  readonly history: StatusHistory
  /** What the tab kept of answers that were typed but not saved; null when there is nothing. */
  readonly draft: KeptDraft | null
  /** In cents; absent where the type does not ask for it or the fund does not say (D-98). */
  readonly contributionSalaryCents?: number
  /** Key of the next save (D-54). */
  readonly saveKey: string
}

/** What the participant asks for: L keeps the draft, A sends it for analysis, N cancels it. */
export type SaveIntent = 'L' | 'A' | 'N'

export type SaveRequest = {
  readonly request: OpenRequest
  readonly intent: SaveIntent
  /** Only what is shown and forced; hidden answers stay behind. */
  readonly answers: Answers
  readonly documents: readonly RequiredDocument[]
  readonly cpf: string
  readonly cloudId: number
  /** The same key makes a repeated call one save (D-54). */
  readonly key: string
}

export type SavedRequest = {
  readonly id: number
  readonly protocol: string
  /** null: the server does not say; then the status chart tells. */
  readonly status: RequestStatus | null
  readonly version: number | null
  readonly rows: Pick<Answers, 'dependentes' | 'beneficiarios'>
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly nextKey: string
}

/** A row that the participant took away, and where it stood then. */
export type RemovedRow = { readonly part: RowsPart; readonly index: number; readonly row: Row }

export type PostalCodeNews = 'unknown' | 'unavailable' | null

export type WizardAlert = 'invalidForm' | 'saveRefused' | null

export type WizardContext = {
  readonly input: WizardInput
  /** null while loading. */
  readonly kind: RequestKind | null
  readonly request: OpenRequest | null
  readonly answers: Answers
  /** In cents; absent where the type does not ask for it or the fund does not say (D-98). */
  readonly contributionSalaryCents?: number
  /** The answers as the server has them. */
  readonly stored: Answers
  /** What somebody else saved since the answers were read, until the participant chose. */
  readonly overtaken: readonly Overtaken[]
  /** What was typed into a request that takes no changes any more. */
  readonly leftOver: readonly ReadSection[]
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly complementary: readonly ComplementaryDocument[]
  readonly messages: readonly Message[]
  readonly history: StatusHistory
  readonly step: StepId
  /** The step that was left for this one; null on arrival. */
  readonly cameFrom: StepId | null
  /** What is wrong and shown beside its answer. */
  readonly problems: readonly Problem[]
  /** What the server said against answers that are still as it refused them: no rule here says it again. */
  readonly refused: readonly Problem[]
  /** The answers that the last refused Próximo or Finalizar judged: they are judged again at every change. */
  readonly judged: readonly string[]
  /** How often something was refused, so that the screen can say it anew. */
  readonly refusals: number
  /** For as long as they can be put back, the last one first of all. */
  readonly removedRows: readonly RemovedRow[]
  /** Answers that the server does not have yet. */
  readonly hasUnsaved: boolean
  readonly alert: WizardAlert
  /** What the server said when it refused. */
  readonly refusal: string | null
  readonly postalCodeNews: PostalCodeNews
  /** The other participant whom the form names, once looked up; null before. */
  readonly named: NamedParticipant | null
  /** The server's sentence where too many others were looked up today. */
  readonly lookUpTrouble: string | null
  /** The row that a file is being chosen for, and what was dropped on it. */
  readonly slot: DocumentSlot | null
  readonly dropped: readonly File[]
  /** The rows whose files are on their way or stopped on it. */
  readonly underWay: readonly DocumentSlot[]
  /** Files that came since the server last said how its rows are: what it says then may be older. */
  readonly arrived: readonly DocumentAttached[]
  readonly saveKey: string
}

export type WizardEvent =
  | ({ readonly type: 'answer.changed' } & AnswerChange)
  | { readonly type: 'row.added'; readonly part: RowsPart }
  | { readonly type: 'row.removed'; readonly part: RowsPart; readonly rowId: number }
  | { readonly type: 'row.restored'; readonly part: RowsPart }
  | { readonly type: 'proceed' }
  | { readonly type: 'back' }
  | { readonly type: 'finalize' }
  | { readonly type: 'send.confirmed' }
  | { readonly type: 'send.dismissed' }
  | { readonly type: 'cancel' }
  | { readonly type: 'cancel.confirmed' }
  | { readonly type: 'cancel.dismissed' }
  | { readonly type: 'paperclip.clicked'; readonly slot: DocumentSlot }
  | { readonly type: 'files.dropped'; readonly slot: DocumentSlot; readonly files: readonly File[] }
  /** The address asks for a step: Back, forward, a link. */
  | { readonly type: 'step.requested'; readonly step: number | null }
  /** Somebody else saved meanwhile: what was typed here goes on, or the server's answers take its place. */
  | { readonly type: 'typed.chosen' }
  | { readonly type: 'stored.chosen' }
  | AddressFound
  | AddressUnknown
  | AddressUnavailable
  | PersonAnswered
  | PersonUnanswered
  | TransfersChanged
  | TransferStopped
  | DocumentAttached
  | ComplementaryRemoved

/** Told to the portal: which request this wizard is about, so that its own address changes are not a new visit. */
export type RequestOpened = {
  readonly type: 'request.opened'
  readonly requestId: number | null
  readonly typeId: number
}

/** Told to the portal: the request was sent for analysis. */
export type RequestSent = {
  readonly type: 'request.sent'
  readonly requestId: number
  readonly protocol: string
}
