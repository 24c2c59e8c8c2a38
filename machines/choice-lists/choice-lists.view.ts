import type { SnapshotFrom } from 'xstate'

import type { choiceListsMachine } from './choice-lists.machine.ts'

/** Whether the lists are still missing, and whether they are being asked for. */
export const choiceListsView = (snapshot: SnapshotFrom<typeof choiceListsMachine>) => ({
  isMissing: !snapshot.matches('loaded'),
  isLoading: snapshot.matches('loading'),
})
