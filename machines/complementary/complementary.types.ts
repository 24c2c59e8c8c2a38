import type { ComplementaryDocument } from '#domain/documents/complementary.ts'

import type { DocumentOwner } from '../upload/index.ts'

export type ComplementaryInput = {
  readonly documents: readonly ComplementaryDocument[]
  readonly owner: DocumentOwner
  /** The request takes changes (L or E): documents may be added and removed. */
  readonly isOpen: boolean
}

export type ComplementaryContext = ComplementaryInput & {
  /** The one that is about to be removed. */
  readonly removal: ComplementaryDocument | null
  /** Why it was not, in the server's words. */
  readonly refusal: string | null
}

export type ComplementaryEvent =
  | { readonly type: 'removal.wanted'; readonly document: ComplementaryDocument }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.dismissed' }

export type RemoveComplementary = { readonly id: number; readonly owner: DocumentOwner }

/** Told to the request: the document is not part of it any more. */
export type ComplementaryRemoved = { readonly type: 'complementary.removed'; readonly id: number }
