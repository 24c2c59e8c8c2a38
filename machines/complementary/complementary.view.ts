import type { SnapshotFrom } from 'xstate'

import type { ComplementaryDocument } from '#domain/documents/complementary.ts'

import type { complementaryMachine } from './complementary.machine.ts'

/** What the card of supplementary documents shows. */
export type ComplementaryView = {
  readonly documents: readonly ComplementaryDocument[]
  readonly isOpen: boolean
  /** The one that is about to be removed; null: none. */
  readonly removal: ComplementaryDocument | null
  readonly isRemoving: boolean
  readonly refusal: string | null
}

export function complementaryView(snapshot: SnapshotFrom<typeof complementaryMachine>): ComplementaryView {
  const { documents, isOpen, removal, refusal } = snapshot.context
  return {
    documents,
    isOpen,
    removal: snapshot.matches('listing') ? null : removal,
    isRemoving: snapshot.matches('removing'),
    refusal,
  }
}
