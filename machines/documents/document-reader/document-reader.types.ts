import type { Refused } from '#domain/call-failure.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'

/** A file in a row of documents; `storeId` is its id for downloads. */
export type StoredFile = {
  readonly storeId: string
  readonly fileName: string
  readonly typeName: string
  /** The request of another participant in which staff judge it; absent for a document of one's own. */
  readonly judgedIn?: number
}

/** What the download needs. */
export type WantedFile = Pick<StoredFile, 'storeId' | 'judgedIn'>

/**
 * How the browser can show the file. `tab` is a PDF that only a tab shows completely; `other` and `damaged`
 * files can only be saved.
 */
export type ShownAs = 'image' | 'pdf' | 'tab' | 'other' | 'damaged'

/** Sent by the port that holds a file; the URL is valid while the port runs. */
export type FileHeld = { readonly type: 'file.held'; readonly url: string; readonly shownAs: ShownAs }

export type DocumentReaderContext = {
  /** The requested document; with an empty name before the first request. */
  readonly document: StoredFile
  /** With the name that the server gives it (D-77); null until downloaded. */
  readonly file: HeldFile | null
  /** '' if no file is held. */
  readonly url: string
  readonly shownAs: ShownAs
  /** Null also for a reply that is not a document. */
  readonly refusal: Refused | null
}

export type DocumentReaderEvent =
  | { readonly type: 'document.viewed'; readonly document: StoredFile }
  | { readonly type: 'document.saved'; readonly document: StoredFile }
  | { readonly type: 'save.chosen' }
  | { readonly type: 'size.toggled' }
  /** From the screen: the browser could not decode the image. */
  | { readonly type: 'picture.failed' }
  | { readonly type: 'retry.chosen' }
  | { readonly type: 'viewer.closed' }
  | FileHeld
