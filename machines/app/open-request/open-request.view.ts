import type { SnapshotFrom } from 'xstate'

import type { openRequestMachine } from './open-request.machine.ts'

type Snapshot = SnapshotFrom<typeof openRequestMachine>

/** Whether staff chose situations that are not saved, which the tab does not keep. */
export const losesUnsaved = (snapshot: Snapshot): boolean =>
  snapshot.matches({ acceptance: { showing: 'unsaved' } })

/** Whether the screen has unsaved answers. */
export const hasUnsaved = (snapshot: Snapshot): boolean =>
  snapshot.matches({ form: 'unsaved' }) ||
  losesUnsaved(snapshot) ||
  snapshot.children.acceptance?.getSnapshot().hasTag?.('unsaved') === true

export const isAskingToLeave = (snapshot: Snapshot): boolean =>
  snapshot.matches({ form: { unsaved: 'askingToLeave' } }) ||
  snapshot.matches({ acceptance: { showing: { unsaved: 'askingToLeave' } } })
