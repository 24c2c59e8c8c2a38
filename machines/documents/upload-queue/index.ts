import type { ActorRefFrom } from 'xstate'

import type { transfersMachine } from './upload-queue.machine.ts'

export {
  inSituation,
  lackingWithUploads,
  rowsReported,
  withAttachedFiles,
  withRow,
} from './request-rows.ts'
export { transfersMachine } from './upload-queue.machine.ts'
export type {
  DocumentAttached,
  InterruptedUpload,
  RowSettled,
  RowsAwaited,
  TransferRequest,
  TransfersChanged,
  TransferWanted,
  UploadsChanged,
  UploadsRecalled,
} from './upload-queue.types.ts'
export { interruptedIn, transfersIn, uploadFor } from './upload-queue.view.ts'

export type TransfersActor = ActorRefFrom<typeof transfersMachine>
