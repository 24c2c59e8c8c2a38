import type { SnapshotFrom } from 'xstate'

import type { personLookupMachine } from './person-lookup.machine.ts'

/** Whether the look-up failed and may be repeated. */
export const mayLookUpAgain = (snapshot: SnapshotFrom<typeof personLookupMachine>) =>
  snapshot.value === 'unavailable'

/** Why the look-up of the named person failed; null: it did not fail, or no one is named. */
export const troubleIn = (snapshot: SnapshotFrom<typeof personLookupMachine>): string | null =>
  snapshot.hasTag('unanswered') ? snapshot.context.trouble : null
