import type { ActorRefFrom } from 'xstate'

import type { fileChoiceMachine } from './local-file.machine.ts'

export { fileChoiceMachine } from './local-file.machine.ts'
export type {
  FileChoiceInput,
  FileLost,
  FileReady,
  InspectFile,
  Inspection,
  JoinedPhotos,
  JoinPhotos,
  ReducePhoto,
} from './local-file.types.ts'
export { type FileChoiceView, fileChoiceView } from './local-file.view.ts'

export type FileChoiceActor = ActorRefFrom<typeof fileChoiceMachine>
