import type { SnapshotFrom } from 'xstate'
import type { wizardMachine } from '#machines/form/wizard/index.ts'
import { type Placed, REQUEST, signedIn, WIZARD } from '#tools/gallery/events.ts'
import { traitOf } from './wizard.models.ts'

export const pictures: Placed = {
  at: WIZARD,
  path: REQUEST,
  around: signedIn,
  trait: (snapshot) => traitOf(snapshot as SnapshotFrom<typeof wizardMachine>),
}
