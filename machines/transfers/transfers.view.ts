import type { SnapshotFrom } from 'xstate'

import type { UploadActor } from '../upload/index.ts'
import type { transfersMachine } from './transfers.machine.ts'
import type { InterruptedUpload, RowName, Transfer } from './transfers.types.ts'

/** What is on its way or stopped; the same list until a file comes or goes. */
export const transfersIn = ({ context }: SnapshotFrom<typeof transfersMachine>): readonly Transfer[] =>
  context.transfers

/** What earlier sessions interrupted; the same list until it changes. */
export const interruptedIn = ({
  context,
}: SnapshotFrom<typeof transfersMachine>): readonly InterruptedUpload[] => context.interrupted

/** The upload of a row's file, undefined where there is none. */
export const uploadFor = (
  transfers: readonly Transfer[],
  { rowId, dependantId }: RowName,
): UploadActor | undefined =>
  transfers.find(({ slot }) => slot.rowId === rowId && slot.dependantId === dependantId)?.upload
