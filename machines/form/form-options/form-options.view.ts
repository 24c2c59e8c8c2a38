import type { SnapshotFrom } from 'xstate'

import type { formOptionsMachine } from './form-options.machine.ts'

/** Whether the lists are missing, and whether they are loading. */
export const formOptionsView = (snapshot: SnapshotFrom<typeof formOptionsMachine>) => ({
  isMissing: !snapshot.matches('loaded'),
  isLoading: snapshot.matches('loading'),
})
