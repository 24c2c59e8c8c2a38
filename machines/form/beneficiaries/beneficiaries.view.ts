import type { SnapshotFrom } from 'xstate'

import type { beneficiariesMachine } from './beneficiaries.machine.ts'

/** Whether the query failed and may be repeated. */
export const hasFailed = (snapshot: SnapshotFrom<typeof beneficiariesMachine>) => snapshot.matches('failed')
