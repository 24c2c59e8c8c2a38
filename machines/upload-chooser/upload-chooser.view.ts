import type { SnapshotFrom } from 'xstate'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'

import type { uploadChooserMachine } from './upload-chooser.machine.ts'
import { offeredOf } from './upload-chooser.offered.ts'

type Snapshot = SnapshotFrom<typeof uploadChooserMachine>

/** Everything the dialog shows around the choice of the file. */
export type UploadChooserView = {
  readonly isOpen: boolean
  readonly title: string
  readonly origin: 'computer' | 'cloud'
  readonly maxSizeMb: number
  readonly isLoading: boolean
  /** The document of the cloud that is picked; null: all of them are to be seen. */
  readonly documentId: number | null
}

export function uploadChooserView(snapshot: Snapshot): UploadChooserView {
  const { slot, maxSizeMb, documentId } = snapshot.context
  return {
    // A file that is dropped and can go is never asked about.
    isOpen: snapshot.status === 'active' && !snapshot.matches({ choosing: 'dropped' }),
    title: slot.title,
    origin: snapshot.matches({ choosing: 'cloud' }) ? 'cloud' : 'computer',
    maxSizeMb,
    isLoading: snapshot.matches({ choosing: { cloud: 'asking' } }),
    documentId,
  }
}

/** The newest documents of the row's type; a new list each time. */
export const offeredIn = ({ context }: Snapshot): readonly CloudDocument[] => offeredOf(context)
