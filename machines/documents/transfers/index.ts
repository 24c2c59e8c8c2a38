import type { ActorRefFrom } from 'xstate'

import type { transfersMachine } from './transfers.machine.ts'

export {
  inSituation,
  lackingWithUploads,
  rowsReported,
  withAttachedFiles,
  withRow,
} from './request-rows.ts'
export { transfersMachine } from './transfers.machine.ts'
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
} from './transfers.types.ts'
export { interruptedIn, transfersIn, uploadFor } from './transfers.view.ts'

export type TransfersActor = ActorRefFrom<typeof transfersMachine>
