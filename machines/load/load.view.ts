import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { loadMachine } from './load.machine.ts'

export type LoadView = {
  /** Why the server refused, in a sentence; null while nothing was refused. */
  readonly refusal: string | null
  /** How many seconds the server asked to wait; null where it did not. */
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
