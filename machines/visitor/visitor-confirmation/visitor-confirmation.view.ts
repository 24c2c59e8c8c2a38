import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { visitorConfirmationMachine } from './visitor-confirmation.machine.ts'

type Snapshot = SnapshotFrom<typeof visitorConfirmationMachine>

/** What the step of the code shows, as flat primitives; times are milliseconds since 1970. */
export type VisitorConfirmationView = {
  readonly mail: 'sending' | 'pausing' | 'ready' | 'limited' | 'notSent'
  /** `none`: no code was sent yet. */
  readonly entry: 'none' | 'open' | 'checking' | 'over'
  readonly code: string
  /** The problem of the typed code; null if there is none. */
  readonly problem: string | null
  /** Why the code could not be checked; null if it could. */
  readonly serverMessage: string | null
  /** The address to which the code was sent; '' for the one on file. */
  readonly sentTo: string
  /** The code went to the address on file, if there is one: no reply says whether (P-500). */
  readonly isOnFile: boolean
  readonly isResent: boolean
  readonly expiresAt: number
  readonly resendFrom: number
  readonly triesLeft: number
  /** The server's message about a limit; '' without one. */
  readonly limit: string
  readonly limitSeconds: number
  /**
   * Why a code is no longer valid. `maybeDone`: a check was interrupted, and the confirmed call may be
   * done.
   */
  readonly ending: 'time' | 'tries' | 'maybeDone' | 'other'
}

export function visitorConfirmationView(snapshot: Snapshot): VisitorConfirmationView {
  const { claim, code, isResent, issue, limit, serverMessage } = snapshot.context
  return {
    mail: mailOf(snapshot),
    entry: entryOf(snapshot),
    code,
    problem: problemOf(snapshot),
    serverMessage: snapshot.matches({ confirming: { entry: { open: 'notChecked' } } }) ? serverMessage : null,
    sentTo: issue === null ? '' : issue.email || issue.shownEmail,
    isOnFile: claim.purpose === 'password',
    isResent,
    expiresAt: issue?.expiresAt ?? 0,
    resendFrom: issue?.resendFrom ?? 0,
    triesLeft: issue?.triesLeft ?? 0,
    limit: limit?.sentence ?? '',
    limitSeconds: limit?.seconds ?? 0,
    ending: endingOf(snapshot),
  }
}

function mailOf(snapshot: Snapshot): VisitorConfirmationView['mail'] {
  const states = ['pausing', 'ready', 'limited', 'notSent'] as const
  return states.find((mail) => snapshot.matches({ confirming: { mail } })) ?? 'sending'
}

function entryOf(snapshot: Snapshot): VisitorConfirmationView['entry'] {
  const states = ['open', 'checking', 'over'] as const
  return states.find((entry) => snapshot.matches({ confirming: { entry } })) ?? 'none'
}

function problemOf(snapshot: Snapshot): string | null {
  if (snapshot.matches({ confirming: { entry: { open: 'lacking' } } }))
    return snapshot.context.code === '' ? messages.required : messages.incompleteCode
  if (!snapshot.matches({ confirming: { entry: { open: 'wrong' } } })) return null
  return messages.wrongCode(snapshot.context.issue?.triesLeft ?? 0)
}

function endingOf({ context: { ending, wasInterrupted } }: Snapshot): VisitorConfirmationView['ending'] {
  if (ending !== 'tries' && wasInterrupted) return 'maybeDone'
  return ending ?? 'other'
}
