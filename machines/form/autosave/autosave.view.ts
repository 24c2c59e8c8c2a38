import type { SnapshotFrom } from 'xstate'

import type { autosaveMachine } from './autosave.machine.ts'

/** Whether the draft was saved elsewhere, so that it saves itself no more. */
export const isStopped = (snapshot: SnapshotFrom<typeof autosaveMachine>) =>
  snapshot.matches({ answers: 'stale' })
