import type { HeldFile } from '#domain/documents/held-file.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import type { NewDocumentPlace } from '#domain/navigation/place.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { DocumentType, Reference } from '#domain/requests/reference.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

import type { FileLost, FileReady } from '../local-file/index.ts'
import type { UploadOutcome, UploadStopped } from '../upload/index.ts'

export type NewDocumentInput = {
  readonly place: NewDocumentPlace
  readonly participant: Participant
  readonly cloud: Cloud
  readonly reference: Reference
}

/** The part of the request that this chart uses; its type is that of the server (D-21). */
export type AskingRequest = {
  readonly summary: RequestSummary
  /** The holder's: URLs of uploads have no other rows. */
  readonly documents: readonly RequiredDocument[]
  /** The row ids of its complementary documents. */
  readonly complementaryIds: readonly number[]
}

export type NewDocumentContext = NewDocumentInput & {
  /** Ordered by id. */
  readonly types: readonly DocumentType[]
  /** Null until loaded, and without a request. */
  readonly request: AskingRequest | null
  /** The chosen type; null if none. */
  readonly typeId: number | null
  /** The file that can be sent; null if there is none. */
  readonly file: HeldFile | null
  /** The message of the last refusal; null if there was none. */
  readonly refusal: string | null
}

export type NewDocumentEvent =
  | { readonly type: 'type.chosen'; readonly typeId: number }
  /** Gravar. */
  | { readonly type: 'document.saved' }
  | FileReady
  | FileLost
  | UploadStopped
  | UploadOutcome

export type RequestAsked = { readonly requestId: number }
