import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { Answers, RowsPart } from '#domain/forms/form.ts'
import type { KeptDraft } from '#domain/forms/kept-draft.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { FetchedFacts, Plan } from '#domain/requests/facts.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/** An open request; `id` is null before the first save. */
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
  /** Null for a new request of `typeId`. */
  readonly requestId: number | null
  /** For an existing request only a hint: the server's type is used (D-20). */
  readonly typeId: number | null
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
}

export type LoadedRequest = {
  readonly request: OpenRequest
  readonly answers: Answers
  /**
   * Facts that were loaded with the request, for the rules of its type; those that failed to load are
   * missing.
   */
  readonly facts: FetchedFacts
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly complementary: readonly ComplementaryDocument[]
  readonly messages: readonly Message[]
  readonly history: StatusHistory
  /** Unsaved answers in the tab; null if there are none. */
  readonly draft: KeptDraft | null
  /** Key of the next save (D-54). */
  readonly saveKey: string
}

/** `wasInPlan`: is or was in a plan of the fund (`existe_trust`). */
export type SavingPerson = { readonly id: number; readonly wasInPlan: boolean }

export type SaveRequest = {
  readonly request: OpenRequest
  /** L saves a draft, A sends it for analysis, N cancels it. */
  readonly intent: 'L' | 'A' | 'N'
  /** Visible and forced answers only; hidden answers are not sent. */
  readonly answers: Answers
  readonly documents: readonly RequiredDocument[]
  readonly cpf: string
  readonly person: SavingPerson
  /** The fund's plans. */
  readonly plans: readonly Plan[]
  readonly cloud: Cloud
  /** The same key makes a repeated call one save (D-54). */
  readonly key: string
}

export type SavedRequest = {
  readonly id: number
  readonly protocol: string
  /** Null if the server does not send it; then the status chart decides. */
  readonly status: RequestStatus | null
  readonly version: number | null
  /**
   * Lists with the ids that the server gave to their rows; lists that are missing in the reply keep the ids
   * of the request.
   */
  readonly rows: Partial<Pick<Answers, RowsPart>>
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly nextKey: string
}
