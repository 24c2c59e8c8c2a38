import type { LackingDocument } from '#domain/documents/required.ts'
import type { RowsChange } from '#domain/filled-requests/changes.ts'
import type { FilledRequest } from '#domain/filled-requests/filled-request.ts'
import type { Merged } from '#domain/filled-requests/versions.ts'
import type { AnswerChange, AnswerPlace } from '#domain/forms/answers.ts'
import type { StepId } from '#domain/forms/form.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { LoadedRequest } from '#domain/request-kinds/edited-request.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { DocumentRowsOutcome, Rows } from '../../documents/document-rows/index.ts'
import type { AutosaveOutcome } from '../autosave/index.ts'
import type { ListsArrived } from '../form-options/index.ts'
import type { PersonAnswered, PersonSettled } from '../person-lookup/index.ts'
import type { AddressFound } from '../postal-code/index.ts'
import type { SubmissionOutcome } from '../submission/index.ts'
import type { VersionChoiceOutcome } from '../version-choice/index.ts'

/** The request is loaded, and its type has a form. */
export type EditorInput = {
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
  readonly loaded: LoadedRequest
  /** The number of the step in the URL, 1 to 3; null without one. */
  readonly step: number | null
}

export type EditorContext = Pick<EditorInput, 'participant' | 'reference' | 'cloud'> &
  Merged & {
    readonly filled: FilledRequest
    /** The step at which the request opens. */
    readonly firstStep: StepId
    /** The ids of the sections that had nothing left when the step was last reached; they are folded. */
    readonly settled: readonly string[]
    readonly messages: readonly Message[]
    readonly history: StatusHistory
    /** The participant's documents, and all that prevent sending, as reported by the rows. */
    readonly documents: Rows['documents']
    readonly lacking: readonly LackingDocument[]
    /** It was new when it was opened, and the participant did not save it since. */
    readonly isFirstSave: boolean
  }

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
  /** The participant is asked whether to leave without saving. */
  | { readonly type: 'leave.asked' }
  | { readonly type: 'leave.answered' }
  /** The URL has another step: Back, forward, or a link. */
  | { readonly type: 'step.requested'; readonly step: number | null }
  /** The step has no problem: it is saved. */
  | { readonly type: 'step.checked' }
  /** The request has no problem: it is sent. */
  | { readonly type: 'request.checked' }
  /** The step with the problems is shown. */
  | { readonly type: 'problems.shown' }
  /** Back while a dialog is open. */
  | { readonly type: 'dialog.left' }
  | AddressFound
  | AutosaveOutcome
  | ListsArrived
  | PersonAnswered
  | PersonSettled
  | DocumentRowsOutcome
  | SubmissionOutcome
  | VersionChoiceOutcome

/** Sent to the parent when the request is left. */
export type EditorOutcome =
  | { readonly type: 'editor.sent'; readonly requestId: number; readonly protocol: string }
  | { readonly type: 'editor.cancelled' }
  /** Saved, to continue later. */
  | { readonly type: 'editor.kept'; readonly status: RequestStatus; readonly protocol: string }

/** Sent to the open request: which one it is, so that its own URL changes are not a new visit. */
export type RequestOpened = {
  readonly type: 'request.opened'
  readonly requestId: number | null
  readonly typeId: number
}
