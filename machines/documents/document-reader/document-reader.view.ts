import type { SnapshotFrom } from 'xstate'

import { refusalCode } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'

import type { documentReaderMachine } from './document-reader.machine.ts'
import type { ShownAs } from './document-reader.types.ts'

type Snapshot = SnapshotFrom<typeof documentReaderMachine>

/** What the dialog shows, as flat primitives, so that a shallow comparison is enough. */
export type DocumentReaderView = {
  readonly shown: 'nothing' | 'waiting' | 'failure' | ShownAs
  readonly fileName: string
  /** The name of the document's type. */
  readonly typeName: string
  /** '' if no document is shown. */
  readonly url: string
  readonly isEnlarged: boolean
  readonly problem: string | null
  /** The document is valid, but not scanned yet (P-154). */
  readonly isInScan: boolean
  readonly canSave: boolean
  readonly canRetry: boolean
}

export function documentReaderView(snapshot: Snapshot): DocumentReaderView {
  const { document, file, url, refusal } = snapshot.context
  return {
    shown: shownIn(snapshot),
    fileName: file?.name ?? document.fileName,
    typeName: document.typeName,
    url,
    isEnlarged: snapshot.matches({ viewing: { open: { ready: { page: 'enlarged' } } } }),
    problem: problemIn(snapshot),
    isInScan: snapshot.matches('refused') && refusal !== null && refusalCode(refusal) === 'inScan',
    canSave: snapshot.hasTag('open'),
    canRetry: snapshot.can({ type: 'retry.chosen' }),
  }
}

function shownIn(snapshot: Snapshot): DocumentReaderView['shown'] {
  if (snapshot.hasTag('failure')) return 'failure'
  if (snapshot.hasTag('waiting')) return 'waiting'
  return snapshot.hasTag('open') ? snapshot.context.shownAs : 'nothing'
}

function problemIn(snapshot: Snapshot): string | null {
  if (snapshot.matches('refused')) return snapshot.context.refusal?.message ?? messages.documentNotOpened
  if (snapshot.hasTag('notSaved')) return messages.fileNotSaved
  return snapshot.hasTag('interrupted') ? messages.documentInterrupted : null
}

export const isViewing = (snapshot: Snapshot): boolean => shownIn(snapshot) !== 'nothing'

/** Whether this file is being downloaded, for the busy state of its button. */
export const isBeingSaved = (snapshot: Snapshot, storeId: string | null): boolean =>
  snapshot.hasTag('busy') && snapshot.context.document.storeId === storeId
