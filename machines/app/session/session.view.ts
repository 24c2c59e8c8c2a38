import type { SnapshotFrom } from 'xstate'

import { loginMessages } from '#domain/login-messages.ts'

import type { sessionMachine } from './session.machine.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

export type SessionView = {
  readonly screen: 'starting' | 'login' | 'noPassword' | 'accessibility' | 'signedIn'
  readonly dialog: 'failed' | 'expired' | null
  readonly dialogText: string
  /** Of the call that ended the session, for people to read out. */
  readonly callId: string | null
}

export function sessionView(snapshot: Snapshot): SessionView {
  const dialog = dialogOf(snapshot)
  return {
    screen: screenOf(snapshot),
    dialog,
    dialogText: dialog ? DIALOG_TEXTS[dialog] : '',
    callId: snapshot.context.callId,
  }
}

const DIALOG_TEXTS = {
  failed: loginMessages.fatal,
  expired: loginMessages.sessionExpired,
} as const

function screenOf(snapshot: Snapshot): SessionView['screen'] {
  if (snapshot.matches('loggedIn')) return 'signedIn'
  if (snapshot.matches('leaving')) return 'starting'
  const { place } = snapshot.context
  return place?.screen === 'noPassword' || place?.screen === 'accessibility' ? place.screen : 'login'
}

function dialogOf(snapshot: Snapshot): SessionView['dialog'] {
  if (snapshot.matches('expired')) return 'expired'
  return snapshot.matches('failed') ? 'failed' : null
}
