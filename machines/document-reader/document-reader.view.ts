import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { documentReaderMachine } from './document-reader.machine.ts'
import type { ShownAs } from './document-reader.types.ts'

type Snapshot = SnapshotFrom<typeof documentReaderMachine>

/** What the dialog shows, as flat primitives so that a shallow comparison is enough. */
export type DocumentReaderView = {
  readonly shown: 'nothing' | 'waiting' | 'failure' | ShownAs
  readonly fileName: string
  /** What kind of document it is. */
  readonly typeName: string
  /** '' unless a document is shown. */
  readonly url: string
  readonly isEnlarged: boolean
  readonly problem: string | null
  /** Nothing is wrong with the document: the scanner has not looked at it yet (P-154). */
  readonly isInScan: boolean
  readonly canSave: boolean
  readonly canRetry: boolean
}

export function documentReaderView(snapshot: Snapshot): DocumentReaderView {
  const { wish, file, url, isEnlarged } = snapshot.context
  return {
    shown: shownIn(snapshot),
    fileName: file?.fileName ?? wish.document.fileName,
    typeName: wish.document.typeName,
    url,
    isEnlarged,
    problem: problemIn(snapshot),
    isInScan: snapshot.matches('refused') && snapshot.context.refusal === messages.fileInScan,
    canSave: url !== '',
    canRetry: snapshot.matches('interrupted'),
  }
}

function shownIn(snapshot: Snapshot): DocumentReaderView['shown'] {
  const { wish, url, shownAs } = snapshot.context
  if (['refused', 'interrupted', 'notSaved'].some((state) => snapshot.value === state)) return 'failure'
  if (wish.purpose !== 'view') return 'nothing'
  return url === '' ? 'waiting' : shownAs
}

function problemIn(snapshot: Snapshot): string | null {
  if (snapshot.matches('refused')) return snapshot.context.refusal ?? messages.documentNotOpened
  if (snapshot.matches('notSaved') || snapshot.matches({ open: 'notSaved' })) return messages.fileNotSaved
  return snapshot.matches('interrupted') ? messages.documentInterrupted : null
}

/** Whether there is a dialog to show. */
export const isViewing = (snapshot: Snapshot): boolean => shownIn(snapshot) !== 'nothing'

/** Whether that file is on its way to be saved, so that its button says so. */
export const isBeingSaved = ({ context: { wish } }: Snapshot, storeId: string | null): boolean =>
  wish.purpose === 'save' && wish.document.storeId === storeId
