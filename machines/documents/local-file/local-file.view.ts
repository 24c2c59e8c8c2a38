import type { SnapshotFrom } from 'xstate'

import {
  BYTES_PER_MB,
  fileProblemMessage,
  mayBePage,
  undecodedMessage,
} from '#domain/documents/file-rules.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'

import type { localFileMachine } from './local-file.machine.ts'

type Snapshot = SnapshotFrom<typeof localFileMachine>

/** What the file picker shows; its pages are the same array until they change. */
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
  /** What can be pages of one document; empty for a PDF. */
  readonly pages: readonly HeldFile[]
  /** What is picked next replaces what was picked; else it is a further page. */
  readonly isReplaced: boolean
  /** What can be sent is smaller than what was picked, because that was above the limit. */
  readonly isReduced: boolean
}

export function localFileView(snapshot: Snapshot): LocalFileView {
  const { files, file, maxSizeMb } = snapshot.context
  const shown = file ?? files[0] ?? null
  const isPdf = files.length === 1 && !files.every(mayBePage)
  return {
    work: workOf(snapshot),
    fileName: shown?.name ?? null,
    fileSize: shown?.size ?? null,
    count: files.length,
    maxSizeMb,
    problem: problemOf(snapshot),
    isReady: snapshot.matches('ready'),
    pages: isPdf ? NO_PAGES : files,
    isReplaced: isPdf || (files.length === 1 && snapshot.matches('refused')),
    isReduced: snapshot.matches('ready') && bytesOf(files) > maxSizeMb * BYTES_PER_MB,
  }
}

const NO_PAGES: readonly HeldFile[] = []

const bytesOf = (files: readonly HeldFile[]) => files.reduce((sum, { size }) => sum + size, 0)

function workOf(snapshot: Snapshot): LocalFileView['work'] {
  if (snapshot.matches('inspecting')) return 'inspecting'
  if (snapshot.matches('reducing')) return 'reducing'
  return snapshot.matches('joining') ? 'joining' : null
}

function problemOf(snapshot: Snapshot): string | null {
  const { problem, maxSizeMb } = snapshot.context
  if (!snapshot.matches('refused') || problem === null) return null
  return typeof problem === 'string'
    ? fileProblemMessage(problem, maxSizeMb)
    : undecodedMessage(problem.fileName, maxSizeMb)
}
