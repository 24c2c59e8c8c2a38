import type { SnapshotFrom } from 'xstate'

import type { noticesMachine } from './notices.machine.ts'
import type { Notice } from './notices.types.ts'

export type NoticesView = {
  readonly visible: boolean
  /** The last text stays available to screen readers after it is hidden. */
  readonly text: string | null
  /** A neutral line below it; null without one. */
  readonly aside: string | null
  readonly tone: Notice['tone']
}

export const noticesView = (snapshot: SnapshotFrom<typeof noticesMachine>): NoticesView => ({
  visible: !snapshot.matches('silent'),
  text: snapshot.context.notice?.text ?? null,
  aside: snapshot.context.notice?.aside ?? null,
  tone: snapshot.context.notice?.tone ?? 'success',
})
