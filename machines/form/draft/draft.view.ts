import type { SnapshotFrom } from 'xstate'

import type { draftMachine } from './draft.machine.ts'

/** The state of the draft for the remark beside the form. */
export type DraftView = {
  /** 'settled': the server has all answers. */
  readonly state: 'settled' | 'keeping' | 'restored' | 'kept' | 'refused'
  /** hh:mm of the last save or store; '' if there was none. */
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
