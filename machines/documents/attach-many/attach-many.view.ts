import type { SnapshotFrom } from 'xstate'

import type { DocumentSlot } from '../upload/index.ts'
import type { attachManyMachine } from './attach-many.machine.ts'
import { documentsIn, hasPages, MOST_FILES } from './attach-many.rules.ts'
import type { ListedFile, ManyDocument } from './attach-many.types.ts'

type Snapshot = SnapshotFrom<typeof attachManyMachine>

export type AttachManyView = {
  readonly isAsking: boolean
  readonly isPreparing: boolean
  readonly files: readonly ListedFile[]
  readonly rows: readonly DocumentSlot[]
  /** The number of documents that are attached. */
  readonly count: number
  /** The number of files that could be sent but are for no row. */
  readonly unassigned: number
  /** How many files are taken at once. */
  readonly most: number
  /** The number of files above it. */
  readonly leftOut: number
}

export function attachManyView(snapshot: Snapshot): AttachManyView {
  const { files, rows, leftOut } = snapshot.context
  return {
    isAsking: snapshot.matches('asking'),
    isPreparing: snapshot.matches('preparing'),
    files,
    rows,
    count: documentsIn(snapshot.context).length,
    unassigned: files.filter(({ row, refusal }) => row === null && refusal === null).length,
    most: MOST_FILES,
    leftOut,
  }
}

/** The documents of several pages; a new array each time. */
export const joinedIn = ({ context }: Snapshot): readonly ManyDocument[] =>
  documentsIn(context).filter(hasPages)
