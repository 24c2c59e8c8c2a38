import type { FileProblem } from '#domain/documents/file-rules.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'

export type LocalFileInput = {
  readonly maxSizeMb: number
  /** Files dropped before the dialog opened; usually none. */
  readonly files: readonly HeldFile[]
}

export type LocalFileContext = {
  readonly maxSizeMb: number
  /** The files as picked: pages in their order, or what is sent alone. */
  readonly files: readonly HeldFile[]
  /** The file that can be sent; null if there is none. */
  readonly file: HeldFile | null
  readonly problem: FileProblem | UnreadablePhoto | null
}

export type LocalFileEvent =
  /** They are further pages; or replace a PDF, or the only file if it is refused. */
  | { readonly type: 'files.picked'; readonly files: readonly HeldFile[] }
  | PageMoved
  | { readonly type: 'page.removed'; readonly id: string }
  /** The parent requests the file: it gets `file.ready` or `file.lost`, at once or when processing ends. */
  | { readonly type: 'file.demanded' }

/** One place up (-1) or down. */
export type PageMoved = { readonly type: 'page.moved'; readonly id: string; readonly by: 1 | -1 }

/** The problem found in the bytes of a file; null if there is none. */
export type Inspection = Extract<
  FileProblem,
  'heic' | 'wrongType' | 'otherContent' | 'encrypted' | 'unreadable'
> | null

export type InspectFile = { readonly file: HeldFile }
export type ReducePhoto = { readonly file: HeldFile; readonly maxBytes: number }
export type JoinPhotos = { readonly files: readonly HeldFile[]; readonly maxBytes: number }
/** One photo of several. */
type UnreadablePhoto = { readonly kind: 'unreadable'; readonly fileName: string }
export type JoinedPhotos = {
  /** The one document made of several photos; null if one of them cannot be read. */
  readonly file: HeldFile | null
  /** The first photo that cannot be read. */
  readonly problem: UnreadablePhoto | null
}

/** Sent to the parent: this file can be sent. */
export type FileReady = { readonly type: 'file.ready'; readonly file: HeldFile }
/** Sent to the parent: there is no file to send (any more), and the screen shows why. */
export type FileLost = { readonly type: 'file.lost' }
