import type { ActorRefFrom } from 'xstate'

import type { attachManyMachine } from './attach-many.machine.ts'

export { attachManyMachine } from './attach-many.machine.ts'
export type {
  AttachManyInput,
  ListedFile,
  ManyGathered,
  PrepareDocuments,
  PreparedDocument,
} from './attach-many.types.ts'
export { type AttachManyView, attachManyView, joinedIn } from './attach-many.view.ts'

export type AttachManyActor = ActorRefFrom<typeof attachManyMachine>
