import type { SnapshotFrom } from 'xstate'

import type { personLookupMachine } from './person-lookup.machine.ts'

/** Whether the look-up failed and may be repeated. */
export const mayLookUpAgain = (snapshot: SnapshotFrom<typeof personLookupMachine>) =>
  snapshot.value === 'unavailable'

/** Why whoever is named could not be looked up; null: they were, or nobody is. */
export const troubleIn = (snapshot: SnapshotFrom<typeof personLookupMachine>): string | null =>
  snapshot.hasTag('unanswered') ? snapshot.context.trouble : null
