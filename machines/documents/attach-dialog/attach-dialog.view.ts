import type { SnapshotFrom } from 'xstate'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import { rowWithSameFile } from '#domain/documents/same-file.ts'
import { messages } from '#domain/messages.ts'
import type { attachDialogMachine } from './attach-dialog.machine.ts'
import { offeredOf } from './attach-dialog.offered.ts'

type Snapshot = SnapshotFrom<typeof attachDialogMachine>

/** The state of the dialog, without the local file. */
export type AttachDialogView = {
  readonly isOpen: boolean
  readonly title: string
  /** Whether another row lacks a document. */
  readonly hasNext: boolean
  readonly origin: 'computer' | 'cloud'
  /** The other row that has the same file; null without one. */
  readonly sameAs: string | null
  readonly maxSizeMb: number
  readonly isLoading: boolean
  /** The chosen cloud document; null if there is none. */
  readonly documentId: number | null
  /** What to say of the choice of a cloud document; null if it is fine. */
  readonly problem: string | null
}

export function attachDialogView(snapshot: Snapshot): AttachDialogView {
  const { slot, remaining, maxSizeMb, documentId, isDemanded, file, taken } = snapshot.context
  return {
    // A dropped file that can be sent needs no dialog.
    isOpen: snapshot.status === 'active' && !snapshot.matches({ choosing: 'dropped' }),
    title: slot.title,
    hasNext: remaining > 0,
    origin: snapshot.matches({ choosing: 'cloud' }) ? 'cloud' : 'computer',
    sameAs: file && rowWithSameFile(file, slot, taken),
    maxSizeMb,
    isLoading: snapshot.matches({ choosing: { cloud: 'asking' } }),
    documentId,
    problem: isDemanded ? messages.sentDocumentRequired : null,
  }
}

/** The newest documents of the row's type; a new array each time. */
export const offeredIn = ({ context }: Snapshot): readonly CloudDocument[] => offeredOf(context)
