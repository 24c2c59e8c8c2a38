import type { ActorRefFrom } from 'xstate'

import type { draftMachine } from './draft.machine.ts'

export { draftMachine } from './draft.machine.ts'
export type {
  DraftChanged,
  DraftDropped,
  DraftKey,
  DraftStoreEvent,
  FormSettled,
  FormUnsaved,
} from './draft.types.ts'
export { type DraftView, draftView } from './draft.view.ts'

export type DraftActor = ActorRefFrom<typeof draftMachine>
