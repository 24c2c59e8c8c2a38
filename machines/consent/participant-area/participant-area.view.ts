import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { participantAreaMachine } from './participant-area.machine.ts'

export type ParticipantAreaView = {
  /** Whether the URL of the area is configured; without it only the text is shown. */
  readonly isOffered: boolean
  readonly isOpening: boolean
  readonly problem: string | null
}

export function participantAreaView(
  snapshot: SnapshotFrom<typeof participantAreaMachine>,
): ParticipantAreaView {
  return {
    isOffered: !snapshot.matches('absent'),
    isOpening: snapshot.matches('opening'),
    problem: snapshot.matches('failed') ? messages.participantAreaNotOpened : null,
  }
}
