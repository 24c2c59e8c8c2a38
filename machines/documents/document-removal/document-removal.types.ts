import type { ComplementaryDocument } from '#domain/documents/complementary.ts'

import type { DocumentOwner } from '../upload/index.ts'

export type DocumentRemovalInput = {
  readonly document: ComplementaryDocument
  readonly owner: DocumentOwner
}

export type RemoveComplementary = { readonly id: number; readonly owner: DocumentOwner }

export type DocumentRemovalEvent =
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.dismissed' }

/** Sent to the parent. */
export type DocumentRemovalOutcome =
  | { readonly type: 'documentRemoval.removed'; readonly id: number }
  /** The server's message; null if there was none. */
  | { readonly type: 'documentRemoval.refused'; readonly message: string | null }
  | { readonly type: 'documentRemoval.dismissed' }
