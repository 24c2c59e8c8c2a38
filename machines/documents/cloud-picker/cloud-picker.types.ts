import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { CloudPickerPlace } from '#domain/navigation/place.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

export type CloudPickerInput = {
  readonly place: CloudPickerPlace
  readonly participant: Participant
  readonly cloud: Cloud
}

/** The part of the request that the picker uses. Its type is that of the server (D-21). */
export type PickingRequest = {
  readonly summary: RequestSummary
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  /** Cloud documents of the request besides the required ones. */
  readonly complementaryIds: readonly number[]
}

export type CloudPickerContext = CloudPickerInput & {
  /** Null until loaded, and if the cloud is only viewed. */
  readonly request: PickingRequest | null
  /** Newest first; null until loaded. */
  readonly documents: readonly CloudDocument[] | null
  /** Zero-based. */
  readonly page: number
  readonly chosen: CloudDocument | null
  /** Why the last document was not attached; null if it was not refused. */
  readonly refusal: string | null
}

export type CloudPickerEvent =
  | { readonly type: 'nextPage.chosen' }
  | { readonly type: 'previousPage.chosen' }
  | { readonly type: 'document.chosen'; readonly documentId: number }

/** `documentTypeId` null means any type. */
export type CloudQuestion = { readonly cloudId: number; readonly documentTypeId: number | null }

/** A null id gives a null reply without a call. */
export type RequestQuestion = { readonly requestId: number | null }

/** Input for attaching a document to a row of a request, or to the request itself if there is no row. */
export type PickRequest = {
  readonly requestId: number
  readonly row: CloudPickerPlace['row']
  readonly document: CloudDocument
  readonly participant: Participant
  readonly cloud: Cloud
}
