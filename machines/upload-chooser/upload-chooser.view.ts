import type { SnapshotFrom } from 'xstate'

import type { uploadChooserMachine } from './upload-chooser.machine.ts'

type Snapshot = SnapshotFrom<typeof uploadChooserMachine>

/** Everything the dialog shows around the choice of the file, as flat primitives. */
export type UploadChooserView = {
  readonly step: 'origin' | 'file' | 'closed'
  readonly title: string
  readonly origin: 'computer' | 'cloud'
  readonly maxSizeMb: number
  readonly canGoBack: boolean
}

export function uploadChooserView(snapshot: Snapshot): UploadChooserView {
  const { slot, maxSizeMb } = snapshot.context
  return {
    step: stepOf(snapshot),
    title: slot.title,
    origin: snapshot.matches({ choosingOrigin: 'cloud' }) ? 'cloud' : 'computer',
    maxSizeMb,
    canGoBack: snapshot.can({ type: 'origin.reopened' }),
  }
}

/** A file that is dropped and can go is never asked about: the dialog stays closed. */
function stepOf(snapshot: Snapshot): UploadChooserView['step'] {
  if (snapshot.status !== 'active' || snapshot.matches({ pickingFile: 'dropped' })) return 'closed'
  return snapshot.matches('choosingOrigin') ? 'origin' : 'file'
}
