import type { SnapshotFrom } from 'xstate'

import type { personLookupMachine } from './person-lookup.machine.ts'

/** Whether the lookup failed and may be repeated. */
export const mayLookUpAgain = (snapshot: SnapshotFrom<typeof personLookupMachine>) =>
  snapshot.value === 'unavailable'

/** Why the lookup of the named person failed; null if it did not, or there is no named person. */
export const troubleIn = (snapshot: SnapshotFrom<typeof personLookupMachine>): string | null =>
  snapshot.hasTag('unanswered') ? snapshot.context.trouble : null
