import type { HeldFile } from '#domain/documents/held-file.ts'
import type { FileLost, FileReady } from '../file-choice/index.ts'
import type { DocumentSlot } from '../upload/index.ts'

export type UploadChooserInput = {
  /** The row that it is for. */
  readonly slot: DocumentSlot
  readonly maxSizeMb: number
  /** Files that were dropped on the row; none where its paperclip was clicked. */
  readonly dropped: readonly HeldFile[]
}

export type UploadChooserContext = UploadChooserInput & {
  /** The one that may be sent; null while there is none. */
  readonly file: HeldFile | null
}

export type UploadChooserEvent =
  | { readonly type: 'origin.chosen'; readonly origin: 'computer' | 'cloud' }
  | { readonly type: 'choice.confirmed' }
  | { readonly type: 'origin.reopened' }
  | { readonly type: 'choice.dismissed' }
  | FileReady
  | FileLost

export type UploadChooserOutput =
  | { readonly kind: 'file'; readonly slot: DocumentSlot; readonly file: HeldFile }
  | { readonly kind: 'cloud'; readonly slot: DocumentSlot }
  | { readonly kind: 'cancelled' }
