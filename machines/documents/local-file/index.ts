import type { ActorRefFrom } from 'xstate'

import type { localFileMachine } from './local-file.machine.ts'

export { localFileMachine } from './local-file.machine.ts'
export type {
  FileLost,
  FileReady,
  InspectFile,
  Inspection,
  JoinedPhotos,
  JoinPhotos,
  LocalFileInput,
  ReducePhoto,
} from './local-file.types.ts'
export { type LocalFileView, localFileView } from './local-file.view.ts'

export type LocalFileActor = ActorRefFrom<typeof localFileMachine>
