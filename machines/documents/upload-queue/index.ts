import type { ActorRefFrom } from 'xstate'

import type { uploadQueueMachine } from './upload-queue.machine.ts'

export {
  inSituation,
  lackingWithUploads,
  rowsReported,
  withAttachedFiles,
  withRow,
} from './request-rows.ts'
export { uploadQueueMachine } from './upload-queue.machine.ts'
export type {
  DocumentAttached,
  InterruptedUpload,
  PendingUpload,
  RowSettled,
  RowsAwaited,
  TransferRequest,
  TransfersWanted,
  TransferWanted,
  UploadQueueChanged,
  UploadsChanged,
  UploadsRecalled,
} from './upload-queue.types.ts'
export { interruptedIn, transfersIn, uploadFor } from './upload-queue.view.ts'

export type UploadQueueActor = ActorRefFrom<typeof uploadQueueMachine>
