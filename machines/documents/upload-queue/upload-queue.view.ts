import type { SnapshotFrom } from 'xstate'

import type { UploadActor } from '../upload/index.ts'
import { uploadIdOf } from './upload-id.ts'
import type { uploadQueueMachine } from './upload-queue.machine.ts'
import type { InterruptedUpload, RowName, Transfer } from './upload-queue.types.ts'

type Snapshot = SnapshotFrom<typeof uploadQueueMachine>

/** All unfinished uploads; the same array until one is added or removed. */
export const transfersIn = ({ context }: Snapshot): readonly Transfer[] => context.transfers

/** Interrupted uploads of earlier sessions; the same array until it changes. */
export const interruptedIn = ({ context }: Snapshot): readonly InterruptedUpload[] => context.interrupted

/** The upload to a row; undefined if there is none. */
export const uploadFor = ({ children }: Snapshot, row: RowName) =>
  children[uploadIdOf(row)] as UploadActor | undefined
