import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type { RowAddress } from '#domain/navigation/paths.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'

/** The row whose paperclip was clicked: a document of the holder, or of one dependant or beneficiary. */
export type DocumentSlot = RowAddress & {
  /** What the participant calls it: the document's name, with the person's name when there is one. */
  readonly title: string
}

/** Whose document it is, and into which cloud it goes. */
export type DocumentOwner = { readonly participant: Participant; readonly cloud: Cloud }

/** What a file is for: a row of a request, one more document of a request, or the cloud alone (D-31). */
export type Destination =
  | { readonly kind: 'row'; readonly slot: DocumentSlot }
  | { readonly kind: 'complementary'; readonly requestId: number; readonly documentTypeId: number }
  | { readonly kind: 'cloud'; readonly documentTypeId: number }

/** A document that the cloud has already: there is nothing to send, it is attached alone. */
export type StoredDocument = Pick<CloudDocument, 'id' | 'storeId' | 'fileName'>

export type UploadInput = {
  readonly destination: Destination
  readonly owner: DocumentOwner
  readonly file: HeldFile | StoredDocument
}

export type UploadContext = UploadInput & {
  /** Bytes that have left; 0 before the first. */
  readonly sent: number
  /** null until the server has the whole file. */
  readonly received: UploadReceipt | null
  /** Why it does not go on, in the server's words; null: nobody said. */
  readonly refusal: string | null
}

export type UploadReceipt = {
  /** null where the server does not say it of a document that is attached already. */
  readonly documentId: number | null
  /** What it is downloaded by; null where the server does not say. */
  readonly storeId: string | null
}

export type UploadEvent =
  | { readonly type: 'upload.retried' }
  | { readonly type: 'upload.abandoned' }
  | FileProgressed

/** From the port that sends: how many bytes of the body have left. */
export type FileProgressed = { readonly type: 'file.progressed'; readonly sent: number }

export type SendRequest = Omit<UploadInput, 'file'> & {
  readonly file: HeldFile
  readonly listener: { readonly send: (event: FileProgressed) => void }
}

export type AttachRequest = {
  readonly slot: DocumentSlot
  readonly owner: DocumentOwner
  readonly documentId: number
}

export type UploadOutput =
  | ({
      readonly kind: 'done'
      readonly destination: Destination
      readonly fileName: string
      /** It was in the cloud before. */
      readonly wasStored: boolean
    } & UploadReceipt)
  | { readonly kind: 'abandoned'; readonly destination: Destination }

/** Told to whoever started the upload: it waits for its participant, wherever that is. */
export type UploadStopped = {
  readonly type: 'upload.stopped'
  readonly destination: Destination
  /** Why the server takes no such file: sent again it would say so again. null: it may be tried again. */
  readonly refusal: string | null
}

/** Told to whoever started the upload. */
export type UploadEnded = { readonly type: 'upload.ended'; readonly output: UploadOutput }
