import type { SnapshotFrom } from 'xstate'

import type { draftMachine } from './draft.machine.ts'

/** What is said of the draft beside the form. */
export type DraftView = {
  /** 'settled': the server has everything. */
  readonly state: 'settled' | 'keeping' | 'restored' | 'kept' | 'refused'
  /** hh:mm of the last save from here, or of what was kept; '' where there was none. */
  readonly time: string
}

export function draftView(snapshot: SnapshotFrom<typeof draftMachine>): DraftView {
  return { state: stateOf(snapshot), time: snapshot.context.time ?? '' }
}

function stateOf(snapshot: SnapshotFrom<typeof draftMachine>): DraftView['state'] {
  if (snapshot.matches('settled')) return 'settled'
  if (snapshot.matches({ unsaved: 'restored' })) return 'restored'
  if (snapshot.matches({ unsaved: 'kept' })) return 'kept'
  return snapshot.matches({ unsaved: 'refused' }) ? 'refused' : 'keeping'
}
