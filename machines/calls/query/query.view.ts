import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { loadMachine } from './query.machine.ts'

type LoadView = {
  /** The reason of the refusal as a sentence; null without a refusal. */
  readonly refusal: string | null
  /** The seconds until a retry; null if the server gave none. */
  readonly wait: number | null
  readonly canRetry: boolean
}

export function loadView(snapshot: SnapshotFrom<typeof loadMachine>): LoadView {
  const { refusal } = snapshot.context
  return {
    refusal: refusal && (refusal.message ?? messages.notLoaded),
    wait: refusal?.wait ?? null,
    canRetry: snapshot.can({ type: 'retry.chosen' }),
  }
}
