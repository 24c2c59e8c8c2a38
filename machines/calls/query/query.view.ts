import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { queryMachine } from './query.machine.ts'

type QueryView = {
  /** The reason of the refusal as a sentence; null without a refusal. */
  readonly refusal: string | null
  /** The seconds until a retry; null if the server gave none. */
  readonly wait: number | null
  readonly canRetry: boolean
}

export function queryView(snapshot: SnapshotFrom<typeof queryMachine>): QueryView {
  const { refusal } = snapshot.context
  return {
    refusal: refusal && (refusal.message ?? messages.notLoaded),
    wait: refusal?.wait ?? null,
    canRetry: snapshot.can({ type: 'retry.chosen' }),
  }
}
