import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { Arrival } from '#domain/documents/groups.ts'
import type { LackingDocument, PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { ManyGathered } from '../attach-many/index.ts'
import type { AttachmentWanted } from '../attachment/index.ts'
import type { DocumentRemovalOutcome } from '../document-removal/index.ts'
import type { DocumentOwner } from '../upload/index.ts'
import type { DocumentAttached, PendingUpload, UploadQueueChanged } from '../upload-queue/index.ts'

/** The documents that a request requires, of its participant and of other people. */
export type Rows = {
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
}

export type DocumentRowsInput = Rows & {
  readonly request: { readonly id: number | null; readonly typeId: number; readonly name: string }
  readonly complementary: readonly ComplementaryDocument[]
  readonly owner: DocumentOwner
  readonly maxSizeMb: number
}

export type DocumentRowsContext = DocumentRowsInput & {
  /** What was attached when the step of the documents was last reached. */
  readonly arrival: Arrival
  /** The rows with running or stopped uploads, as last reported by the upload queue. */
  readonly pendingUploads: readonly PendingUpload[]
  /** Documents attached to rows since the request was loaded, as last reported by the upload queue. */
  readonly attached: readonly DocumentAttached[]
  /** Why the last complementary document was not removed; null if it was, or after the next action. */
  readonly removalRefusal: string | null
}

export type DocumentRowsEvent =
  | AttachmentWanted
  | ManyGathered
  | { readonly type: 'removal.wanted'; readonly document: ComplementaryDocument }
  /** The server's reply to a save, or a newer version of the request. */
  | ({ readonly type: 'rows.loaded'; readonly request: DocumentRowsInput['request'] } & Rows &
      Partial<Pick<DocumentRowsInput, 'complementary'>>)
  /** The step of the documents is shown. */
  | { readonly type: 'rows.reached' }
  /** Back while a dialog is open, or another step. */
  | { readonly type: 'rows.left' }
  /** Nothing can be attached or removed: the request is closed, or it is being saved. */
  | { readonly type: 'rows.locked' }
  | { readonly type: 'rows.unlocked' }
  | UploadQueueChanged
  | DocumentRemovalOutcome

/** Sent to the parent. */
export type DocumentRowsOutcome =
  /** The participant's documents, and all that prevent sending, with unfinished uploads; empty: ready to send. */
  | {
      readonly type: 'documentRows.changed'
      readonly documents: Rows['documents']
      readonly lacking: readonly LackingDocument[]
    }
  /** A dialog is open over the rows. */
  | { readonly type: 'documentRows.attaching' }
  | { readonly type: 'documentRows.removing' }
  | { readonly type: 'documentRows.settled' }
