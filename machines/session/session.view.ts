import type { SnapshotFrom } from 'xstate'

import { entranceMessages } from '#domain/entrance-messages.ts'

import type { Unsaved } from '../support/closing-guard.ts'
import type { sessionMachine } from './session.machine.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

export type SessionView = {
  readonly screen: 'starting' | 'login' | 'noPassword' | 'accessibility' | 'inside'
  readonly cpf: string
  readonly password: string
  readonly cpfProblem: string | null
  readonly passwordProblem: string | null
  /** Red alert over the login form. */
  readonly alert: string | null
  /** One neutral line over the login form: nothing that the participant did is wrong (D-17). */
  readonly news: string | null
  readonly isBusy: boolean
  readonly dialog: 'exit' | 'interrupted' | 'failed' | 'expired' | null
  readonly dialogText: string
  /** The dialog says that answers which were not saved are kept. */
  readonly keepsAnswers: boolean
  /** What other tabs lose where the session ends. */
  readonly elsewhere: readonly Unsaved[]
}

export function sessionView(snapshot: Snapshot): SessionView {
  const { credentials } = snapshot.context
  const dialog = dialogOf(snapshot)
  const isIncomplete = snapshot.matches({ loggedOut: 'incomplete' })
  return {
    screen: screenOf(snapshot),
    cpf: credentials.cpf,
    password: credentials.password,
    cpfProblem: isIncomplete && credentials.cpf.trim() === '' ? entranceMessages.requiredAtLogin : null,
    passwordProblem: isIncomplete && credentials.password === '' ? entranceMessages.requiredAtLogin : null,
    alert: alertOf(snapshot),
    news: newsOf(snapshot),
    isBusy: snapshot.matches('authenticating') || snapshot.matches('starting'),
    dialog,
    keepsAnswers: (dialog === 'failed' || dialog === 'expired') && snapshot.context.keepsAnswers,
    dialogText: dialog ? DIALOG_TEXTS[dialog] : '',
    elsewhere: snapshot.context.elsewhere,
  }
}

const DIALOG_TEXTS = {
  exit: entranceMessages.leaveQuestion,
  interrupted: entranceMessages.fatal,
  failed: entranceMessages.fatal,
  expired: entranceMessages.sessionExpired,
} as const

function screenOf(snapshot: Snapshot): SessionView['screen'] {
  if (snapshot.matches('loggedIn')) return 'inside'
  if (snapshot.matches('restoring') || snapshot.matches('signingOn') || snapshot.matches('leaving')) {
    return 'starting'
  }
  const { place, credentials } = snapshot.context
  // A session being restored has no credentials typed: showing the login for a moment would look like a log-out.
  if (snapshot.matches('starting') && credentials.cpf === '') return 'starting'
  return place?.screen === 'noPassword' || place?.screen === 'accessibility' ? place.screen : 'login'
}

function alertOf(snapshot: Snapshot): string | null {
  if (snapshot.matches({ loggedOut: 'refused' })) return entranceMessages.wrongCredentials
  if (!snapshot.matches({ loggedOut: 'unavailable' })) return null
  return snapshot.context.said ?? entranceMessages.serviceUnavailable
}

function newsOf(snapshot: Snapshot): string | null {
  if (snapshot.matches({ loggedOut: 'leftElsewhere' })) return entranceMessages.leftElsewhere
  return snapshot.matches({ loggedOut: 'notStarted' }) ? entranceMessages.sessionNotStarted : null
}

function dialogOf(snapshot: Snapshot): SessionView['dialog'] {
  if (snapshot.matches('expired')) return 'expired'
  if (snapshot.matches({ loggedIn: { confirmingExit: 'confirming' } })) return 'exit'
  if (snapshot.matches({ loggedIn: 'interrupted' })) return 'interrupted'
  return snapshot.matches('failed') ? 'failed' : null
}
