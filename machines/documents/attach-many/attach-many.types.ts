import type { HeldFile } from '#domain/documents/held-file.ts'

import type { TakenFile } from '#domain/documents/same-file.ts'
import type { DocumentSlot } from '../upload/index.ts'
import type { TransferRequest } from '../upload-queue/index.ts'

/** Sent to the chart of a request that shows its rows: several files were chosen at once, or dropped. */
export type ManyGathered = { readonly type: 'many.gathered'; readonly files: readonly HeldFile[] }

export type AttachManyInput = {
  /** The rows that lack a file. */
  readonly rows: readonly DocumentSlot[]
  readonly files: readonly HeldFile[]
  /** The files that rows of the request have already. */
  readonly taken: readonly TakenFile[]
  readonly maxSizeMb: number
  /** The request of the rows, with its name. */
  readonly request: TransferRequest
}

export type ListedFile = {
  readonly file: HeldFile
  /** What the file is for; null: it is not sent. */
  readonly row: DocumentSlot | null
  /** The row that has the same file already; null without one. */
  readonly sameAs: string | null
  /** Why it cannot be attached; null without a reason. */
  readonly refusal: string | null
}

export type AttachManyContext = Omit<AttachManyInput, 'files' | 'taken'> & {
  /** The files that are not attached. */
  readonly files: readonly ListedFile[]
  /** The number of files above the greatest number. */
  readonly leftOut: number
}

export type AttachManyEvent =
  /** `row`: its place among the rows; null for none. */
  | { readonly type: 'row.chosen'; readonly fileId: string; readonly row: number | null }
  | { readonly type: 'file.removed'; readonly fileId: string }
  | { readonly type: 'attaching.wanted' }
  | { readonly type: 'joining.confirmed' }
  | { readonly type: 'joining.dismissed' }
  | { readonly type: 'choice.dismissed' }

/** A row with the files that are its pages, in their order. */
export type ManyDocument = { readonly row: DocumentSlot; readonly files: readonly HeldFile[] }

export type PrepareDocuments = {
  readonly documents: readonly ManyDocument[]
  readonly maxSizeMb: number
}

/** A document with its one file, or why there is none. */
export type PreparedDocument = { readonly row: DocumentSlot } & (
  | { readonly file: HeldFile; readonly refusal: null }
  | { readonly file: null; readonly refusal: string }
)
