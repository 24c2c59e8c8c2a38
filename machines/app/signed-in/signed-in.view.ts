import type { SnapshotFrom } from 'xstate'

import { loginMessages } from '#domain/login-messages.ts'

import type { Unsaved } from '../../support/before-unload-guard.ts'
import type { signedInMachine } from './signed-in.machine.ts'

type Snapshot = SnapshotFrom<typeof signedInMachine>

export type SignedInView = {
  readonly dialog: 'exit' | 'interrupted' | null
  readonly dialogText: string
  /** What other tabs lose at the end of the session. */
  readonly elsewhere: readonly Unsaved[]
  /** Of the interrupted call, for people to read out. */
  readonly callId: string | null
}

export function signedInView(snapshot: Snapshot): SignedInView {
  const dialog = dialogOf(snapshot)
  return {
    dialog,
    dialogText: dialog ? DIALOG_TEXTS[dialog] : '',
    elsewhere: snapshot.context.elsewhere,
    callId: snapshot.context.callId,
  }
}

const DIALOG_TEXTS = {
  exit: loginMessages.leaveQuestion,
  interrupted: loginMessages.fatal,
} as const

function dialogOf(snapshot: Snapshot): SignedInView['dialog'] {
  if (snapshot.matches({ confirmingExit: 'confirming' })) return 'exit'
  return snapshot.matches('interrupted') ? 'interrupted' : null
}
