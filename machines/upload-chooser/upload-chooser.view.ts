import type { SnapshotFrom } from 'xstate'

import { fileProblemMessage } from '#domain/documents/file-rules.ts'
import { messages } from '#domain/messages.ts'

import type { uploadChooserMachine } from './upload-chooser.machine.ts'

type Snapshot = SnapshotFrom<typeof uploadChooserMachine>

/** Everything the dialog shows, as flat primitives so that a shallow comparison is enough. */
export type UploadChooserView = {
  readonly step: 'origin' | 'cloudNotYet' | 'file' | 'sending' | 'closed'
  readonly title: string
  readonly origin: 'computer' | 'cloud' | null
  readonly fileName: string | null
  readonly fileSize: number | null
  readonly maxSizeMb: number
  readonly problem: string | null
  /** The file has been on its way for so long that its participant may give it up. */
  readonly isSlow: boolean
  readonly canProceed: boolean
  readonly canGoBack: boolean
  readonly canCancel: boolean
}

export function uploadChooserView(snapshot: Snapshot): UploadChooserView {
  const { context } = snapshot
  return {
    step: stepOf(snapshot),
    title: context.slot.title,
    origin: originOf(snapshot),
    fileName: context.file?.name ?? null,
    fileSize: context.file?.size ?? null,
    maxSizeMb: context.maxSizeMb,
    problem: problemOf(snapshot),
    isSlow: snapshot.matches({ uploading: 'slow' }),
    canProceed: snapshot.can({ type: 'proceed' }),
    canGoBack: snapshot.can({ type: 'back' }),
    canCancel: snapshot.can({ type: 'cancel' }),
  }
}

function stepOf(snapshot: Snapshot): UploadChooserView['step'] {
  if (snapshot.status !== 'active') return 'closed'
  if (snapshot.matches('choosingOrigin')) return 'origin'
  if (snapshot.matches('cloudNotYet')) return 'cloudNotYet'
  return snapshot.matches('pickingFile') ? 'file' : 'sending'
}

function originOf(snapshot: Snapshot): UploadChooserView['origin'] {
  if (snapshot.matches({ choosingOrigin: 'undecided' })) return null
  return snapshot.matches({ choosingOrigin: 'cloud' }) || snapshot.matches('cloudNotYet')
    ? 'cloud'
    : 'computer'
}

function problemOf(snapshot: Snapshot): string | null {
  const { maxSizeMb, refusal } = snapshot.context
  if (snapshot.matches({ pickingFile: 'missing' })) return fileProblemMessage('missing', maxSizeMb)
  if (snapshot.matches({ pickingFile: 'wrongType' })) return fileProblemMessage('wrongType', maxSizeMb)
  if (snapshot.matches({ pickingFile: 'emptyFile' })) return fileProblemMessage('empty', maxSizeMb)
  if (snapshot.matches({ pickingFile: 'tooLarge' })) return fileProblemMessage('tooLarge', maxSizeMb)
  if (snapshot.matches({ pickingFile: 'refused' })) return refusal ?? messages.uploadRefused
  return null
}
