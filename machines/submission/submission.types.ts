import type { Problem } from '#domain/call-failure.ts'
import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { Answers, RowsPart } from '#domain/forms/form.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { LearnedFacts } from '#domain/requests/facts.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

import type { KeptDraft } from '../draft/index.ts'

/** A request that is open; `id` is null until the first save. */
export type OpenRequest = {
  readonly id: number | null
  readonly typeId: number
  readonly typeName: string
  readonly status: RequestStatus
  readonly statusName: string
  readonly protocol: string
  readonly version: number | null
}

export type LoadRequest = {
  /** null: a new request of `typeId`. */
  readonly requestId: number | null
  /** Only a hint when the request exists: the server's type wins (D-20). */
  readonly typeId: number | null
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
}

export type LoadedRequest = {
  readonly request: OpenRequest
  readonly answers: Answers
  /** What was asked for with the request, for the rules of its type; what could not be had is not there. */
  readonly facts: LearnedFacts
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly complementary: readonly ComplementaryDocument[]
  readonly messages: readonly Message[]
  readonly history: StatusHistory
  /** What the tab kept of answers that were typed but not saved; null when there is nothing. */
  readonly draft: KeptDraft | null
  /** Key of the next save (D-54). */
  readonly saveKey: string
}

export type SaveRequest = {
  readonly request: OpenRequest
  /** L keeps the draft, A sends it for analysis, N cancels it. */
  readonly intent: 'L' | 'A' | 'N'
  /** Only what is shown and forced; hidden answers stay behind. */
  readonly answers: Answers
  readonly documents: readonly RequiredDocument[]
  readonly cpf: string
  readonly cloud: Cloud
  /** The same key makes a repeated call one save (D-54). */
  readonly key: string
}

export type SavedRequest = {
  readonly id: number
  readonly protocol: string
  /** null: not sent by the server; then the status chart decides. */
  readonly status: RequestStatus | null
  readonly version: number | null
  /** Lists with the ids that the server gave their rows; what it did not answer stays as it was sent. */
  readonly rows: Partial<Pick<Answers, RowsPart>>
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly nextKey: string
}

/**
 * What a save is for: the next step, what changed before sending, going on later, sending itself, giving the request up.
 */
export type Purpose = 'next' | 'keep' | 'later' | 'send' | 'cancel'

export type SubmissionInput = {
  readonly purpose: Purpose
  readonly save: SaveRequest
  /** Loaded after another device saved in the meantime. */
  readonly latest: LoadRequest
}

export type SubmissionEvent =
  | { readonly type: 'send.confirmed' }
  | { readonly type: 'send.dismissed' }
  | { readonly type: 'cancel.confirmed' }
  | { readonly type: 'cancel.dismissed' }
  /** The browser's Back over it. */
  | { readonly type: 'question.left' }

export type SubmissionOutput =
  /** The draft is stored; `purpose` says what follows. */
  | { readonly kind: 'saved'; readonly purpose: 'next' | 'keep' | 'later'; readonly reply: SavedRequest }
  | { readonly kind: 'sent' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly message: string | null; readonly problems: readonly Problem[] }
  /** Another device saved first: this is its version. */
  | { readonly kind: 'overtaken'; readonly loaded: LoadedRequest }
  | { readonly kind: 'dismissed' }
