import type { ActorRefFrom } from 'xstate'

import type { documentReaderMachine } from './document-reader.machine.ts'

export { documentReaderMachine } from './document-reader.machine.ts'
export type { FileHeld, ShownAs, StoredFile, WantedFile } from './document-reader.types.ts'
export {
  type DocumentReaderView,
  documentReaderView,
  isBeingSaved,
  isViewing,
} from './document-reader.view.ts'

export type DocumentReaderActor = ActorRefFrom<typeof documentReaderMachine>
