import type { HeldFile } from '#domain/documents/held-file.ts'

import type { TransferRequest } from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'
import type { UploadChooserInput } from '../upload-chooser/index.ts'

/** Told to the chart of a request that shows its rows: one of them is to get a document. */
export type AttachmentWanted =
  | { readonly type: 'paperclip.clicked'; readonly slot: DocumentSlot }
  | { readonly type: 'files.dropped'; readonly slot: DocumentSlot; readonly files: readonly HeldFile[] }

export type AttachmentInput = UploadChooserInput & {
  /** What the row is of, in words too. */
  readonly request: TransferRequest
}
