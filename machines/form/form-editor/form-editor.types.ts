import type { Problem } from '#domain/call-failure.ts'
import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { LookedUp } from '#domain/forms/address-look-up.ts'
import type { AnswerChange, AnswerPlace } from '#domain/forms/answers.ts'
import type { Answers, Row, RowsPart, StepId } from '#domain/forms/form.ts'
import type { Conflict } from '#domain/forms/overlap.ts'
import type { ReadSection } from '#domain/forms/read.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { LoadedRequest, OpenRequest } from '#domain/request-kinds/edited-request.ts'
import type { FetchedFacts, NamedParticipant } from '#domain/requests/facts.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { AttachmentWanted } from '../../documents/attachment/index.ts'
import type { DocumentRemovalOutcome } from '../../documents/document-removal/index.ts'
import type { DocumentSlot } from '../../documents/upload/index.ts'
import type { DocumentAttached, UploadQueueChanged } from '../../documents/upload-queue/index.ts'
import type { ListsArrived } from '../form-options/index.ts'
import type { PersonAnswered, PersonSettled } from '../person-lookup/index.ts'
import type { AddressFound } from '../postal-code/index.ts'

/** The request is loaded, and its type has a form (`formOf`). */
export type EditorInput = {
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
  readonly loaded: LoadedRequest
  /** The number of the step in the URL, 1 to 3; null without one. */
  readonly step: number | null
}

/** A removed row, with its former index. */
export type RemovedRow = { readonly part: RowsPart; readonly index: number; readonly row: Row }

export type EditorAlert = 'invalidForm' | 'saveRefused' | null

export type EditorContext = Omit<EditorInput, 'loaded' | 'step'> & {
  readonly request: OpenRequest
  /** The current step, also below a dialog or during a save. */
  readonly at: StepId
  readonly answers: Answers
  /** Facts that were loaded with the request, for the rules of its type. */
  readonly facts: FetchedFacts
  /** The answers on the server. */
  readonly stored: Answers
  /**
   * What another tab or device saved since the answers were loaded, until the participant chooses a version.
   */
  readonly conflicts: readonly Conflict[]
  /** Unsaved answers in a request that is closed now. */
  readonly orphanedAnswers: readonly ReadSection[]
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly complementary: readonly ComplementaryDocument[]
  readonly messages: readonly Message[]
  readonly history: StatusHistory
  /** The problems that are shown. */
  readonly problems: readonly Problem[]
  /** Problems that the server found in answers that are unchanged since; no rule of the portal finds them. */
  readonly serverProblems: readonly Problem[]
  /**
   * The paths that the last refused Próximo or Finalizar validated: they are validated again at every change.
   */
  readonly validatedPaths: readonly string[]
  /** The paths of filled answers that were left: they are validated again at every change, unless they are empty. */
  readonly left: readonly string[]
  /** The number of refusals, so that the screen can announce the same alert again. */
  readonly announceCount: number
  /** While they can be restored; the last one is restored first. */
  readonly removedRows: readonly RemovedRow[]
  /** The server does not have all answers. Sent to the draft, which reports it to the portal. */
  readonly hasUnsaved: boolean
  readonly alert: EditorAlert
  /** Why the last save was refused: the server's message, or that a draft has malformed answers. */
  readonly refusal: string | null
  /** The result of the last lookup of each postal code, by its path; absent before the first one. */
  readonly addresses: Readonly<Record<string, LookedUp>>
  /** The participant named in the form; null until looked up. */
  readonly named: NamedParticipant | null
  /** Próximo was pressed during the lookup of the named participant, and goes on when it ends. */
  readonly isPersonAwaited: boolean
  /** Why the last complementary document was not removed; null if it was, or after the next action. */
  readonly removalRefusal: string | null
  /** The rows with running or stopped uploads, as last reported by the upload queue. */
  readonly pendingUploads: readonly DocumentSlot[]
  /** Documents attached to rows since the request was loaded, as last reported by the upload queue. */
  readonly attached: readonly DocumentAttached[]
  readonly saveKey: string
}

/** Changes to rows that the participant may add and remove. */
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
  /** Saves an incomplete draft, to continue later (D-125). */
  | { readonly type: 'save.requested' }
  | AttachmentWanted
  | { readonly type: 'removal.wanted'; readonly document: ComplementaryDocument }
  /** The URL has another step: Back, forward, or a link. */
  | { readonly type: 'step.requested'; readonly step: number | null }
  | AddressFound
  | ListsArrived
  | PersonAnswered
  | PersonSettled
  | UploadQueueChanged
  | DocumentRemovalOutcome

export type EditorOutput =
  | { readonly kind: 'sent'; readonly requestId: number; readonly protocol: string }
  | { readonly kind: 'cancelled' }
  /** Saved, to continue later. */
  | { readonly kind: 'kept'; readonly status: RequestStatus; readonly protocol: string }

/** Sent to the portal: the current request, so that its own URL changes are not a new visit. */
export type RequestOpened = {
  readonly type: 'request.opened'
  readonly requestId: number | null
  readonly typeId: number
}
