import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type { TakenFile } from '#domain/documents/same-file.ts'
import type { FileLost, FileReady } from '../local-file/index.ts'
import type { DocumentSlot, StoredDocument } from '../upload/index.ts'

export type AttachDialogInput = {
  /** The row for the document. */
  readonly slot: DocumentSlot
  /** The cloud whose documents are offered. */
  readonly cloudId: number
  readonly maxSizeMb: number
  /** Files dropped on the row; empty if its button was clicked. */
  readonly dropped: readonly HeldFile[]
  /** The files that rows of the request have already. */
  readonly taken: readonly TakenFile[]
  /** The number of other rows that still lack a document. */
  readonly remaining: number
}

export type AttachDialogContext = AttachDialogInput & {
  /** The file that can be sent; null if there is none. */
  readonly file: HeldFile | null
  /** Documents of the row's type, newest first; empty until loaded. */
  readonly documents: readonly CloudDocument[]
  /** The chosen cloud document; null if there is none. */
  readonly documentId: number | null
  /** Whether a cloud document was to be attached before one was chosen. */
  readonly isDemanded: boolean
}

export type AttachDialogEvent =
  | { readonly type: 'origin.chosen'; readonly origin: 'computer' | 'cloud' }
  | { readonly type: 'document.chosen'; readonly documentId: number }
  /** Opens the screen with all documents. */
  | { readonly type: 'cloud.wanted' }
  | { readonly type: 'choice.confirmed' }
  /** Confirms, and continues with the next row (P-396). */
  | { readonly type: 'choice.continued' }
  | { readonly type: 'choice.dismissed' }
  | FileReady
  | FileLost

export type AttachDialogOutcome =
  | FileChosen
  /** The screen with all documents of the cloud. */
  | { readonly type: 'attachDialog.cloudPreferred' }
  | { readonly type: 'attachDialog.dismissed' }

/** Sent to the parent: a file for the row, and whether the next row follows. */
export type FileChosen = {
  readonly type: 'attachDialog.fileChosen' | 'attachDialog.continued'
  readonly file: HeldFile | StoredDocument
}
