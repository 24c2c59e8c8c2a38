import type { HeldFile } from '#domain/documents/held-file.ts'
import type { AttachDialogInput } from '../attach-dialog/index.ts'
import type { DocumentSlot } from '../upload/index.ts'
import type { TransferRequest } from '../upload-queue/index.ts'

/** Sent to the chart of a request that shows its rows: attach a document to a row. */
export type AttachmentWanted =
  | { readonly type: 'paperclip.clicked'; readonly slot: DocumentSlot }
  | { readonly type: 'files.dropped'; readonly slot: DocumentSlot; readonly files: readonly HeldFile[] }

export type AttachmentInput = Omit<AttachDialogInput, 'remaining'> & {
  /** The other rows that lack a document, in the order in which they can follow. */
  readonly following: readonly DocumentSlot[]
  /** The row's request, with its name. */
  readonly request: TransferRequest
}
