import type { Cloud, Participant } from '#domain/people/participant.ts'

/** The row whose paperclip was clicked: a document of the holder, or of one dependant or beneficiary. */
export type DocumentSlot = {
  readonly requestId: number
  /** `id_req_doc`, or `id_req_bnf_doc` when `dependantId` is given. */
  readonly rowId: number
  readonly dependantId: number | null
  readonly documentTypeId: number
  /** What the participant calls it: the document's name, with the person's name when there is one. */
  readonly title: string
}

/** Whose document it is, and into which cloud it goes. */
export type DocumentOwner = { readonly participant: Participant; readonly cloud: Cloud }

export type UploadChooserInput = {
  readonly slot: DocumentSlot
  readonly owner: DocumentOwner
  readonly maxSizeMb: number
}

export type UploadChooserContext = UploadChooserInput & {
  readonly file: File | null
  readonly documentId: number | null
  /** What the server said when it refused the file or the link. */
  readonly refusal: string | null
}

export type UploadChooserEvent =
  | { readonly type: 'origin.chosen'; readonly origin: 'computer' | 'cloud' }
  | { readonly type: 'file.picked'; readonly file: File | null }
  | { readonly type: 'proceed' }
  | { readonly type: 'back' }
  | { readonly type: 'cancel' }

export type UploadChooserOutput =
  | {
      readonly kind: 'attached'
      readonly slot: DocumentSlot
      readonly documentId: number
      readonly fileName: string
    }
  | { readonly kind: 'cancelled' }

export type UploadRequest = {
  readonly slot: DocumentSlot
  readonly owner: DocumentOwner
  readonly file: File
}
export type UploadReceipt = { readonly documentId: number }
export type AttachRequest = {
  readonly slot: DocumentSlot
  readonly owner: DocumentOwner
  readonly documentId: number
}
