import type { ActorRefFrom } from 'xstate'

import type { uploadMachine } from './upload.machine.ts'

export { fileNameOf, isStored } from './upload.file.ts'
export { uploadMachine } from './upload.machine.ts'
export type {
  AttachRequest,
  Destination,
  DocumentOwner,
  DocumentSlot,
  FileProgressed,
  SendRequest,
  StoredDocument,
  UploadFinished,
  UploadInput,
  UploadOutcome,
  UploadReceipt,
  UploadStopped,
} from './upload.types.ts'
export { type UploadView, uploadView } from './upload.view.ts'

export type UploadActor = ActorRefFrom<typeof uploadMachine>
