import type { FileLost, FileReady } from '../file-choice/index.ts'

export type UploadChooserInput = {
  /** What the participant calls the document that is asked for. */
  readonly title: string
  readonly maxSizeMb: number
  /** Files that were dropped on the row; none where its paperclip was clicked. */
  readonly dropped: readonly File[]
}

export type UploadChooserContext = UploadChooserInput & {
  /** The one that may be sent; null while there is none. */
  readonly file: File | null
}

export type UploadChooserEvent =
  | { readonly type: 'origin.chosen'; readonly origin: 'computer' | 'cloud' }
  | { readonly type: 'proceed' }
  | { readonly type: 'back' }
  | { readonly type: 'cancel' }
  | FileReady
  | FileLost

export type UploadChooserOutput =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'cloud' }
  | { readonly kind: 'cancelled' }
