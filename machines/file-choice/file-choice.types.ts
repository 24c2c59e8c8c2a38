import type { FileProblem } from '#domain/documents/file-rules.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'

export type FileChoiceInput = {
  readonly maxSizeMb: number
  /** Files that were dropped before there was a place to pick them; usually none. */
  readonly files: readonly HeldFile[]
}

export type FileChoiceContext = {
  readonly maxSizeMb: number
  /** As they were picked. */
  readonly files: readonly HeldFile[]
  /** The one that may be sent; null while there is none. */
  readonly file: HeldFile | null
  readonly problem: FileProblem | UnreadablePhoto | null
}

export type FileChoiceEvent =
  /** None: the choice was taken back. */
  | { readonly type: 'files.picked'; readonly files: readonly HeldFile[] }
  /** The photo above the limit is to be made smaller. */
  | { readonly type: 'reduction.wanted' }
  /** Somebody wants to go on, and hears of the file or of its loss: at once, or when the work on it is over. */
  | { readonly type: 'file.demanded' }

/** What a file's bytes say against it; null: nothing. */
export type Inspection = Extract<FileProblem, 'heic' | 'otherContent' | 'encrypted' | 'unreadable'> | null

export type InspectFile = { readonly file: HeldFile }
export type ReducePhoto = { readonly file: HeldFile; readonly maxBytes: number }
export type JoinPhotos = { readonly files: readonly HeldFile[]; readonly maxBytes: number }
/** One among several. */
type UnreadablePhoto = { readonly kind: 'unreadable'; readonly fileName: string }
/** The one document that several photos became, or the first that cannot be read. */
export type JoinedPhotos = { readonly kind: 'joined'; readonly file: HeldFile } | UnreadablePhoto

/** Told to whoever invoked the choice: this file may be sent. */
export type FileReady = { readonly type: 'file.ready'; readonly file: HeldFile }
/** The same: there is none (any more), but something to see. */
export type FileLost = { readonly type: 'file.lost' }
