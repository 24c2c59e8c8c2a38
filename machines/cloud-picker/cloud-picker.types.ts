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

/** What the picker has to know of the request that it chooses for; its type is the server's (D-21). */
export type PickingRequest = {
  readonly summary: RequestSummary
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  /** Documents of the cloud that it has beside those that it asks for. */
  readonly complementaryIds: readonly number[]
}

export type CloudPickerContext = CloudPickerInput & {
  /** null until it is there, and where the cloud is only looked at. */
  readonly request: PickingRequest | null
  /** Sent last first; null until they are there. */
  readonly documents: readonly CloudDocument[] | null
  /** From 0. */
  readonly page: number
  readonly chosen: CloudDocument | null
  /** Why the last one was not attached; null: nothing was refused. */
  readonly refusal: string | null
}

export type CloudPickerEvent =
  | { readonly type: 'nextPage.chosen' }
  | { readonly type: 'previousPage.chosen' }
  | { readonly type: 'document.chosen'; readonly documentId: number }

/** `documentTypeId` null: of any type. */
export type CloudQuestion = { readonly cloudId: number; readonly documentTypeId: number | null }

/** null: there is no request to ask for, and the answer is null at once. */
export type RequestQuestion = { readonly requestId: number | null }

/** What to attach, to the row of the request that asks for it, or to the request itself where there is none. */
export type PickRequest = {
  readonly requestId: number
  readonly row: CloudPickerPlace['row']
  readonly document: CloudDocument
  readonly participant: Participant
  readonly cloud: Cloud
}
