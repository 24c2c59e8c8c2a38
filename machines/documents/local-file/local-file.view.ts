import type { SnapshotFrom } from 'xstate'

import { fileProblemMessage } from '#domain/documents/file-rules.ts'
import { messages } from '#domain/messages.ts'

import type { localFileMachine } from './local-file.machine.ts'

type Snapshot = SnapshotFrom<typeof localFileMachine>

/** What the file picker shows, as flat primitives. */
export type LocalFileView = {
  /** The running work; null if none. */
  readonly work: 'inspecting' | 'reducing' | 'joining' | null
  /** The name of the file that can be sent, or of what was picked; null if nothing was. */
  readonly fileName: string | null
  /** In bytes. */
  readonly fileSize: number | null
  /** The number of files picked at once. */
  readonly count: number
  readonly maxSizeMb: number
  /** The problem of the picked files; null if there is none. */
  readonly problem: string | null
  readonly isReady: boolean
  /** The photo can be reduced. */
  readonly canReduce: boolean
}

export function localFileView(snapshot: Snapshot): LocalFileView {
  const { files, file, maxSizeMb } = snapshot.context
  const shown = file ?? files[0] ?? null
  return {
    work: workOf(snapshot),
    fileName: shown?.name ?? null,
    fileSize: shown?.size ?? null,
    count: files.length,
    maxSizeMb,
    problem: problemOf(snapshot),
    isReady: snapshot.matches('ready'),
    canReduce: snapshot.can({ type: 'reduction.wanted' }),
  }
}

function workOf(snapshot: Snapshot): LocalFileView['work'] {
  if (snapshot.matches('inspecting')) return 'inspecting'
  if (snapshot.matches('reducing')) return 'reducing'
  return snapshot.matches('joining') ? 'joining' : null
}

function problemOf(snapshot: Snapshot): string | null {
  const { problem, maxSizeMb } = snapshot.context
  if (snapshot.matches('offeringReduction')) return fileProblemMessage('tooLarge', maxSizeMb)
  if (!snapshot.matches('refused') || problem === null) return null
  return typeof problem === 'string'
    ? fileProblemMessage(problem, maxSizeMb)
    : messages.photoUnreadable(problem.fileName)
}
