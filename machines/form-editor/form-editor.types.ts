import type { Problem } from '#domain/call-failure.ts'
import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { LookedUp } from '#domain/forms/address-look-up.ts'
import type { AnswerChange, AnswerPlace } from '#domain/forms/answers.ts'
import type { Answers, Row, RowsPart, StepId } from '#domain/forms/form.ts'
import type { Overtaken } from '#domain/forms/overlap.ts'
import type { ReadSection } from '#domain/forms/read.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { FetchedFacts, NamedParticipant } from '#domain/requests/facts.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

import type { AttachmentWanted } from '../attachment/index.ts'
import type { ListsArrived } from '../choice-lists/index.ts'
import type { PersonAnswered } from '../person-lookup/index.ts'
import type { AddressFound } from '../postal-code/index.ts'
import type { LoadedRequest, OpenRequest } from '../submission/index.ts'
import type { DocumentAttached, TransfersChanged } from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'

/** Everything is there: the type of the request has a form (`formOf` looks it up). */
export type EditorInput = {
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
  readonly loaded: LoadedRequest
  /** The step that the address asks for, 1 to 3. */
  readonly step: number | null
}

/** A row that the participant took away, and where it stood then. */
export type RemovedRow = { readonly part: RowsPart; readonly index: number; readonly row: Row }

export type EditorAlert = 'invalidForm' | 'saveRefused' | null

export type EditorContext = Omit<EditorInput, 'loaded' | 'step'> & {
  readonly request: OpenRequest
  /** The step on screen, also while something goes on over it. */
  readonly at: StepId
  readonly answers: Answers
  /** What was asked for with the request, for the rules of its type. */
  readonly facts: FetchedFacts
  /** The answers as the server has them. */
  readonly stored: Answers
  /** What another window or device saved since the answers were read, until the participant chose. */
  readonly overtaken: readonly Overtaken[]
  /** What was typed into a request that takes no changes any more. */
  readonly leftOver: readonly ReadSection[]
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly complementary: readonly ComplementaryDocument[]
  readonly messages: readonly Message[]
  readonly history: StatusHistory
  /** What is wrong and shown beside its answer. */
  readonly problems: readonly Problem[]
  /** What the server said against answers that are still as it refused them: no rule here says it again. */
  readonly refused: readonly Problem[]
  /** The answers that the last refused Próximo or Finalizar judged: they are judged again at every change. */
  readonly judged: readonly string[]
  /** How often something was refused, so that the screen can announce it again. */
  readonly refusals: number
  /** For as long as they can be put back, the last one first of all. */
  readonly removedRows: readonly RemovedRow[]
  /** Answers that the server does not have yet. It is sent to the draft, and by the draft to the portal. */
  readonly hasUnsaved: boolean
  readonly alert: EditorAlert
  /** What the server said when it refused. */
  readonly refusal: string | null
  /** What each postal code led to, under its path; nothing is there before its first look-up. */
  readonly addresses: Readonly<Record<string, LookedUp>>
  /** The other participant whom the form names, once looked up; null before. */
  readonly named: NamedParticipant | null
  /** Why the last complementary document was not removed; null: it was, or the participant went on. */
  readonly removalRefusal: string | null
  /** The rows whose files are on their way or stopped on it, as the transfers said last. */
  readonly underWay: readonly DocumentSlot[]
  /** The documents that rows got since the request was read, as the transfers said last. */
  readonly attached: readonly DocumentAttached[]
  readonly saveKey: string
}

/** Rows that the participant owns come and go. */
export type RowsChange =
  | { readonly type: 'row.added'; readonly part: RowsPart }
  | { readonly type: 'row.removed'; readonly part: RowsPart; readonly rowId: number }
  | { readonly type: 'row.restored'; readonly part: RowsPart }

export type EditorEvent =
  | ({ readonly type: 'answer.changed' } & AnswerChange)
  | ({ readonly type: 'answer.left' } & AnswerPlace)
  | RowsChange
  | { readonly type: 'step.completed' }
  | { readonly type: 'step.left' }
  | { readonly type: 'send.requested' }
  | { readonly type: 'cancel.requested' }
  /** To go on another time, with whatever is answered (D-125). */
  | { readonly type: 'save.requested' }
  | AttachmentWanted
  | { readonly type: 'removal.wanted'; readonly document: ComplementaryDocument }
  /** The address asks for a step: Back, forward, a link. */
  | { readonly type: 'step.requested'; readonly step: number | null }
  | AddressFound
  | ListsArrived
  | PersonAnswered
  | TransfersChanged

/** How it ended. */
export type EditorOutput =
  | { readonly kind: 'sent'; readonly requestId: number; readonly protocol: string }
  | { readonly kind: 'cancelled' }
  /** Saved, to go on another time. */
  | { readonly kind: 'kept'; readonly status: RequestStatus; readonly protocol: string }

/** Told to the portal: which request this is about, so that its own address changes are not a new visit. */
export type RequestOpened = {
  readonly type: 'request.opened'
  readonly requestId: number | null
  readonly typeId: number
}
