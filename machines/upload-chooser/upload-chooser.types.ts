import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type { FileLost, FileReady } from '../file-choice/index.ts'
import type { DocumentSlot, StoredDocument } from '../upload/index.ts'

export type UploadChooserInput = {
  /** The row that it is for. */
  readonly slot: DocumentSlot
  /** Whose documents are offered. */
  readonly cloudId: number
  readonly maxSizeMb: number
  /** Files that were dropped on the row; none where its paperclip was clicked. */
  readonly dropped: readonly HeldFile[]
}

export type UploadChooserContext = UploadChooserInput & {
  /** The one that may be sent; null while there is none. */
  readonly file: HeldFile | null
  /** Of the row's type, sent last first; none before they are there. */
  readonly documents: readonly CloudDocument[]
  /** The document of the cloud that is picked; null: all of them are to be seen. */
  readonly documentId: number | null
}

export type UploadChooserEvent =
  | { readonly type: 'origin.chosen'; readonly origin: 'computer' | 'cloud' }
  /** null: all of them are to be seen. */
  | { readonly type: 'document.chosen'; readonly documentId: number | null }
  | { readonly type: 'choice.confirmed' }
  | { readonly type: 'choice.dismissed' }
  | FileReady
  | FileLost

export type UploadChooserOutput =
  | { readonly kind: 'file'; readonly slot: DocumentSlot; readonly file: HeldFile | StoredDocument }
  | { readonly kind: 'cloud'; readonly slot: DocumentSlot }
  | { readonly kind: 'cancelled' }
