import type { DocumentOwner, DocumentSlot, UploadActor, UploadEnded } from '../upload/index.ts'

export type TransfersInput = { readonly owner: DocumentOwner }

/** A file on its way to a row of a request, or stopped on it. */
export type Transfer = { readonly slot: DocumentSlot; readonly upload: UploadActor }

export type TransfersContext = {
  readonly owner: DocumentOwner
  readonly transfers: readonly Transfer[]
}

/** A file is to be sent to a row; the row's earlier file, if it is still on its way, is given up for it. */
export type TransferWanted = {
  readonly type: 'transfer.wanted'
  readonly slot: DocumentSlot
  readonly file: File
}

/** A request came on screen and wants to know what is under way. */
export type TransfersAsked = { readonly type: 'transfers.asked' }

/** A request is over: nothing is sent to its rows any more. */
export type TransfersDropped = { readonly type: 'transfers.dropped'; readonly requestId: number }

export type TransfersEvent = TransferWanted | TransfersAsked | TransfersDropped | UploadEnded

/** Told to the request on screen: the rows, of whatever request, whose files are on their way or stopped. */
export type TransfersChanged = {
  readonly type: 'transfers.changed'
  readonly slots: readonly DocumentSlot[]
}

/** Told to the request on screen: a row, perhaps of another request, has its file. */
export type DocumentAttached = {
  readonly type: 'document.attached'
  readonly slot: DocumentSlot
  readonly documentId: number
  readonly storeId: string | null
  readonly fileName: string
}
