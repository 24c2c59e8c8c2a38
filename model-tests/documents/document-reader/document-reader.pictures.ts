import type { SnapshotFrom } from 'xstate'
import type { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { type Placed, SCREENS, signedIn } from '#tools/gallery/events.ts'
import { reading } from '../../requests/request-view/request-view.pictures.ts'
import { traitOf } from './document-reader.cases.ts'

export const pictures: Placed = {
  at: [...SCREENS, 'documentReader'],
  path: '/ver/7',
  around: [...signedIn, reading],
  trait: (snapshot) => traitOf(snapshot as SnapshotFrom<typeof documentReaderMachine>),
}
