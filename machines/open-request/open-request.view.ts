import type { SnapshotFrom } from 'xstate'

import type { openRequestMachine } from './open-request.machine.ts'

type Snapshot = SnapshotFrom<typeof openRequestMachine>

/** Whether the screen has unsaved answers. */
export const hasUnsaved = (snapshot: Snapshot): boolean =>
  snapshot.matches({ form: 'unsaved' }) ||
  snapshot.children.acceptance?.getSnapshot().hasTag?.('unsaved') === true

export const isAskingToLeave = (snapshot: Snapshot): boolean =>
  snapshot.matches({ form: { unsaved: 'askingToLeave' } })
