import type { HeldFile } from '#domain/documents/held-file.ts'
import type { RowAddress } from '#domain/navigation/paths.ts'

import type {
  DocumentOwner,
  DocumentSlot,
  StoredDocument,
  UploadEnded,
  UploadStopped,
} from '../upload/index.ts'

export type TransfersInput = { readonly owner: DocumentOwner }

/** The request that a file is for: '1', 'Aposentadoria, protocolo 2026000027'. */
export type TransferRequest = { readonly typeId: number; readonly name: string }

/** A file on its way to a row of a request, or stopped on it. */
export type Transfer = {
  readonly slot: DocumentSlot
  readonly request: TransferRequest
  readonly fileName: string
}

/** A file that was on its way, or stopped on it, when its session ended: the tab remembers its name alone. */
export type InterruptedUpload = Transfer

export type TransfersContext = {
  readonly owner: DocumentOwner
  readonly transfers: readonly Transfer[]
  /** Of earlier sessions of the participant, until they are dismissed or their rows get another document. */
  readonly interrupted: readonly InterruptedUpload[]
  /** What rows got since their request was read last. */
  readonly attached: readonly DocumentAttached[]
}

/** Told to the tab, which stores what of it was interrupted, and the rest as well when the session ends (P-183). */
export type UploadsChanged = {
  readonly type: 'uploads.changed'
  readonly interrupted: readonly InterruptedUpload[]
  readonly underWay: readonly InterruptedUpload[]
}

/** From the tab: what earlier sessions interrupted. */
export type UploadsRecalled = {
  readonly type: 'uploads.recalled'
  readonly interrupted: readonly InterruptedUpload[]
}

/** A file, or a document of the cloud, is to come into a row; the row's earlier file, if it is still on its way, is given up for it. */
export type TransferWanted = {
  readonly type: 'transfer.wanted'
  readonly slot: DocumentSlot
  readonly request: TransferRequest
  readonly file: HeldFile | StoredDocument
}

/** A row, whatever request it is of. */
export type RowName = Pick<RowAddress, 'rowId' | 'dependantId'>

/**
 * A request came on screen, or has other rows than before, and wants to know what is under way. Files for rows that it
 * has no more are given up: nobody could see them. null: it was never saved.
 */
export type RowsTold = {
  readonly type: 'rows.told'
  readonly requestId: number | null
  readonly rows: readonly RowName[]
}

/** A row, null: none of a request, got another document than the file on its way to it: that is given up. */
export type RowSettled = { readonly type: 'row.settled'; readonly row: RowName | null }

/** The rows of a request are about to be read: the answer has what they got before. */
export type RowsAwaited = { readonly type: 'rows.awaited'; readonly requestId: number | null }

export type TransfersEvent =
  | UploadsRecalled
  | { readonly type: 'interruption.dismissed' }
  | TransferWanted
  | RowsTold
  | RowsAwaited
  | RowSettled
  | UploadStopped
  | UploadEnded

/** Sent to the request on screen whenever it changes. */
export type TransfersChanged = {
  readonly type: 'transfers.changed'
  /** The rows, of whatever request, whose files are on their way or stopped. */
  readonly underWay: readonly DocumentSlot[]
  /** What rows, of whatever request, got since their request was read. */
  readonly attached: readonly DocumentAttached[]
}

/** A row has its file. */
export type DocumentAttached = {
  readonly slot: DocumentSlot
  readonly documentId: number
  readonly storeId: string | null
  readonly fileName: string
}
