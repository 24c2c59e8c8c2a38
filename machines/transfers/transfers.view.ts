import type { SnapshotFrom } from 'xstate'

import type { UploadActor } from '../upload/index.ts'
import type { transfersMachine } from './transfers.machine.ts'
import type { InterruptedUpload, RowName, Transfer } from './transfers.types.ts'
import { uploadIdOf } from './upload-id.ts'

type Snapshot = SnapshotFrom<typeof transfersMachine>

/** What is on its way or stopped; the same list until a file comes or goes. */
export const transfersIn = ({ context }: Snapshot): readonly Transfer[] => context.transfers

/** What earlier sessions interrupted; the same list until it changes. */
export const interruptedIn = ({ context }: Snapshot): readonly InterruptedUpload[] => context.interrupted

/** The upload of a row's file, undefined where there is none. */
export const uploadFor = ({ children }: Snapshot, row: RowName) =>
  children[uploadIdOf(row)] as UploadActor | undefined
