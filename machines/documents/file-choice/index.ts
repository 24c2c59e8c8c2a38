import type { ActorRefFrom } from 'xstate'

import type { fileChoiceMachine } from './file-choice.machine.ts'

export { fileChoiceMachine } from './file-choice.machine.ts'
export type {
  FileChoiceInput,
  FileLost,
  FileReady,
  InspectFile,
  Inspection,
  JoinedPhotos,
  JoinPhotos,
  ReducePhoto,
} from './file-choice.types.ts'
export { type FileChoiceView, fileChoiceView } from './file-choice.view.ts'

export type FileChoiceActor = ActorRefFrom<typeof fileChoiceMachine>
