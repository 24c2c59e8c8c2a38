import type { SnapshotFrom } from 'xstate'

import type { personLookupMachine } from './person-lookup.machine.ts'

/** Whether the look-up failed and may be repeated. */
export const mayLookUpAgain = (snapshot: SnapshotFrom<typeof personLookupMachine>) =>
  snapshot.value === 'unavailable'
