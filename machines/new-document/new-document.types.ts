import type { HeldFile } from '#domain/documents/held-file.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import type { NewDocumentPlace } from '#domain/navigation/place.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { DocumentType, Reference } from '#domain/requests/reference.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

import type { FileLost, FileReady } from '../file-choice/index.ts'
import type { UploadStopped } from '../upload/index.ts'

export type NewDocumentInput = {
  readonly place: NewDocumentPlace
  readonly participant: Participant
  readonly cloud: Cloud
  readonly reference: Reference
}

/** What there is to know of the request that the file is for; its type is the server's (D-21). */
export type AskingRequest = {
  readonly summary: RequestSummary
  /** The holder's: addresses of uploads name no others. */
  readonly documents: readonly RequiredDocument[]
  /** What it has beside those that it asks for, by their rows. */
  readonly complementaryIds: readonly number[]
}

export type NewDocumentContext = NewDocumentInput & {
  /** In the order of their ids. */
  readonly types: readonly DocumentType[]
  /** null until it is there, and where there is none. */
  readonly request: AskingRequest | null
  /** The chosen one; null: none yet. */
  readonly typeId: number | null
  /** The file that may be sent; null while there is none. */
  readonly file: HeldFile | null
  /** What was said when the last one was refused; null: nothing was. */
  readonly refusal: string | null
}

export type NewDocumentEvent =
  | { readonly type: 'type.chosen'; readonly typeId: number }
  /** Gravar. */
  | { readonly type: 'document.saved' }
  | FileReady
  | FileLost
  | UploadStopped

export type RequestAsked = { readonly requestId: number }
