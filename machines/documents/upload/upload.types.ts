import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type { RowKey } from '#domain/navigation/paths.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'

/** The target row: a document of the holder, or of one dependant or beneficiary. */
export type DocumentSlot = RowKey & {
  /** Its name for the participant: the document's, with that of the person if there is one. */
  readonly title: string
}

/** The owner of the document, and their cloud. */
export type DocumentOwner = { readonly participant: Participant; readonly cloud: Cloud }

/** What a file is for: a row of a request, a complementary document of a request, or only the cloud (D-31). */
export type Destination =
  | { readonly kind: 'row'; readonly slot: DocumentSlot }
  | { readonly kind: 'complementary'; readonly requestId: number; readonly documentTypeId: number }
  | { readonly kind: 'cloud'; readonly documentTypeId: number }

/** A document that is already in the cloud: only attached, not uploaded. */
export type StoredDocument = Pick<CloudDocument, 'id' | 'storeId' | 'fileName'>

export type UploadInput = {
  readonly destination: Destination
  readonly owner: DocumentOwner
  readonly file: HeldFile | StoredDocument
}

export type UploadContext = UploadInput & {
  /** Bytes sent so far. */
  readonly sent: number
  /** Null until the server has the whole file. */
  readonly received: UploadReceipt | null
  /** What to say about the failure; null if the server gave no message about the file. */
  readonly refusal: string | null
}

export type UploadReceipt = {
  /** Null if the server does not return it for a document that is already attached. */
  readonly documentId: number | null
  /** The id for downloads; null if the server does not return it. */
  readonly storeId: string | null
}

export type UploadEvent =
  | { readonly type: 'upload.retried' }
  | { readonly type: 'upload.abandoned' }
  | FileProgressed

/** From the upload port: the number of bytes sent so far. */
export type FileProgressed = { readonly type: 'file.progressed'; readonly sent: number }

export type SendRequest = Omit<UploadInput, 'file'> & {
  readonly file: HeldFile
  readonly listener: { readonly send: (event: FileProgressed) => void }
}

export type AttachRequest = {
  readonly slot: DocumentSlot
  readonly owner: DocumentOwner
  readonly documentId: number
}

/** Sent to the parent: the upload stopped, and the participant must act. */
export type UploadStopped = {
  readonly type: 'upload.stopped'
  readonly destination: Destination
  /** Why the server refuses the file, or to attach it; null if a retry is possible. */
  readonly refusal: string | null
}

export type UploadFinished = {
  readonly type: 'upload.finished'
  readonly destination: Destination
  readonly fileName: string
  /** It was in the cloud before. */
  readonly wasStored: boolean
} & UploadReceipt

/** Sent to the parent. */
export type UploadOutcome =
  | UploadFinished
  | { readonly type: 'upload.cancelled'; readonly destination: Destination }
