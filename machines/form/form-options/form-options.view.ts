import type { SnapshotFrom } from 'xstate'

import type { choiceListsMachine } from './form-options.machine.ts'

/** Whether the lists are missing, and whether they are loading. */
export const choiceListsView = (snapshot: SnapshotFrom<typeof choiceListsMachine>) => ({
  isMissing: !snapshot.matches('loaded'),
  isLoading: snapshot.matches('loading'),
})
