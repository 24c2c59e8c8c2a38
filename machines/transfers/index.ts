import type { ActorRefFrom } from 'xstate'

import type { transfersMachine } from './transfers.machine.ts'

export { transfersLabels } from './transfers.labels.ts'
export { transfersMachine } from './transfers.machine.ts'
export type {
  DocumentAttached,
  InterruptedUpload,
  RowSettled,
  RowsTold,
  TransferStopped,
  TransfersChanged,
  TransferWanted,
  UploadsChanged,
  UploadsRecalled,
} from './transfers.types.ts'
export { interruptedIn, transfersIn, uploadFor } from './transfers.view.ts'

export type TransfersActor = ActorRefFrom<typeof transfersMachine>
