import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import { fileNameOf, sizeOf } from './upload.file.ts'
import type { uploadMachine } from './upload.machine.ts'

type Snapshot = SnapshotFrom<typeof uploadMachine>

/** The state of an upload, as flat primitives. */
export type UploadView = {
  readonly stage: 'sending' | 'checking' | 'attaching' | 'stopped' | 'ended'
  readonly fileName: string
  /** In bytes. */
  readonly fileSize: number
  /** The sent part of the file, a whole number from 0 to 100. */
  readonly percent: number
  /** Why it stopped; null while it runs. */
  readonly reason: string | null
  readonly canRetry: boolean
  readonly canAbandon: boolean
}

export function uploadView(snapshot: Snapshot): UploadView {
  const { file, sent } = snapshot.context
  return {
    stage: stageOf(snapshot),
    fileName: fileNameOf(file),
    fileSize: sizeOf(file),
    // The body is somewhat longer than the file in it.
    percent: Math.min(100, Math.floor((sent / (sizeOf(file) || 1)) * 100)),
    reason: reasonOf(snapshot),
    canRetry: snapshot.can({ type: 'upload.retried' }),
    canAbandon: snapshot.can({ type: 'upload.abandoned' }),
  }
}

function stageOf(snapshot: Snapshot): UploadView['stage'] {
  if (snapshot.status !== 'active') return 'ended'
  if (snapshot.matches('attaching')) return 'attaching'
  if (snapshot.hasTag('stopped')) return 'stopped'
  return snapshot.context.sent >= sizeOf(snapshot.context.file) ? 'checking' : 'sending'
}

function reasonOf(snapshot: Snapshot): string | null {
  const { refusal } = snapshot.context
  if (snapshot.matches('interrupted')) return refusal ?? messages.uploadInterrupted
  if (snapshot.matches('notAttached')) return refusal
  return snapshot.matches('refused') ? (refusal ?? messages.uploadRefused) : null
}
