import type { HeldFile } from '#domain/documents/held-file.ts'
/** A file as a row of documents names it; `storeId` is what it is downloaded by. */
export type StoredFile = { readonly storeId: string; readonly fileName: string; readonly typeName: string }

/**
 * As what this browser can show a file; a `tab` is a PDF that is whole in a tab of its own alone; `other`, and a picture
 * that is `damaged`, can only be saved.
 */
export type ShownAs = 'image' | 'pdf' | 'tab' | 'other' | 'damaged'

/** Said by the port that holds a file: the address is good for as long as it does. */
export type FileHeld = { readonly type: 'file.held'; readonly url: string; readonly shownAs: ShownAs }

export type DocumentReaderContext = {
  /** What is wanted; without a name before anything was. */
  readonly document: StoredFile
  /** Under the name that the server gives it (D-77); null until it came. */
  readonly file: HeldFile | null
  /** '' where nothing is held. */
  readonly url: string
  readonly shownAs: ShownAs
  /** What the server said when it refused the file. */
  readonly refusal: string | null
}

export type DocumentReaderEvent =
  | { readonly type: 'document.viewed'; readonly document: StoredFile }
  | { readonly type: 'document.saved'; readonly document: StoredFile }
  | { readonly type: 'save.chosen' }
  | { readonly type: 'size.toggled' }
  /** From the screen: the browser could not make a picture of the file. */
  | { readonly type: 'picture.failed' }
  | { readonly type: 'retry.chosen' }
  | { readonly type: 'viewer.closed' }
  | FileHeld
