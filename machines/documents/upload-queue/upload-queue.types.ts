import type { HeldFile } from '#domain/documents/held-file.ts'
import type { RowKey } from '#domain/navigation/paths.ts'

import type {
  DocumentOwner,
  DocumentSlot,
  StoredDocument,
  UploadOutcome,
  UploadStopped,
} from '../upload/index.ts'

/** Staff without a cloud send no document (STAFF-20). */
type UploadQueueOwner = Pick<DocumentOwner, 'participant'> & { readonly cloud: DocumentOwner['cloud'] | null }

export type UploadQueueInput = { readonly owner: UploadQueueOwner }

/** The request of a file: '1', 'Aposentadoria, protocolo 2026000027'. */
export type TransferRequest = { readonly typeId: number; readonly name: string }

/** A running or stopped upload to a row of a request. */
export type Transfer = {
  readonly slot: DocumentSlot
  readonly request: TransferRequest
  readonly fileName: string
}

/** An upload that was unfinished when its session ended: the tab stores its name only. */
export type InterruptedUpload = Transfer

export type UploadQueueContext = {
  readonly owner: UploadQueueOwner
  readonly transfers: readonly (Transfer & { readonly file: HeldFile | StoredDocument })[]
  /** Of earlier sessions of the participant, until dismissed or until their rows get another document. */
  readonly interrupted: readonly InterruptedUpload[]
  /** Documents attached to rows since their request was last read. */
  readonly attached: readonly DocumentAttached[]
  /** Of files that were sent together. */
  readonly together: Together
}

export type Together = {
  /** The rows whose upload has neither ended nor stopped. */
  readonly left: readonly DocumentSlot[]
  /** One of the others was saved. */
  readonly hasSaved: boolean
}

/**
 * Sent to the tab, which stores the interrupted uploads, and all unfinished ones when the session ends
 * (P-183).
 */
export type UploadsChanged = {
  readonly type: 'uploads.changed'
  readonly interrupted: readonly InterruptedUpload[]
  readonly pendingUploads: readonly InterruptedUpload[]
}

/** From the tab: interrupted uploads of earlier sessions. */
export type UploadsRecalled = {
  readonly type: 'uploads.recalled'
  readonly interrupted: readonly InterruptedUpload[]
}

/** Upload a file, or attach a cloud document, to a row. An unfinished upload to the same row is cancelled. */
export type TransferWanted = {
  readonly type: 'transfer.wanted'
  readonly slot: DocumentSlot
  readonly request: TransferRequest
  readonly file: HeldFile | StoredDocument
}

/** Upload files to several rows; one notice says at the end that they were saved (P-many-files). */
export type TransfersWanted = Pick<TransferWanted, 'request'> & {
  readonly type: 'transfers.wanted'
  readonly transfers: readonly Pick<TransferWanted, 'slot' | 'file'>[]
}

/** A row of any request. */
export type RowName = Pick<RowKey, 'rowId' | 'dependantId'>

/**
 * A request was opened or its rows changed. Uploads to rows that it no longer has are cancelled, because no
 * screen would show them. Null if it was never saved.
 */
export type RowsReported = {
  readonly type: 'rows.reported'
  readonly requestId: number | null
  readonly rows: readonly RowName[]
}

/** A row (null: a complementary one) got another document, so its upload is cancelled. */
export type RowSettled = { readonly type: 'row.settled'; readonly row: RowName | null }

/** The rows of a request are about to be read: the reply will include what was attached before. */
export type RowsAwaited = { readonly type: 'rows.awaited'; readonly requestId: number | null }

export type UploadQueueEvent =
  | UploadsRecalled
  | { readonly type: 'interruption.dismissed' }
  | TransferWanted
  | TransfersWanted
  | RowsReported
  | RowsAwaited
  | RowSettled
  | UploadStopped
  | UploadOutcome

/** Sent to the request on the screen at every change. */
export type UploadQueueChanged = {
  readonly type: 'uploadQueue.changed'
  /** The rows of all requests with unfinished uploads. */
  readonly pendingUploads: readonly PendingUpload[]
  /** Documents attached to rows of all requests since these were read. */
  readonly attached: readonly DocumentAttached[]
}

/** A file of the device is absent of what comes from the cloud. */
type WithFile = { readonly file?: HeldFile }

export type PendingUpload = DocumentSlot & WithFile

export type DocumentAttached = WithFile & {
  readonly slot: DocumentSlot
  readonly documentId: number
  readonly storeId: string | null
  readonly fileName: string
}
