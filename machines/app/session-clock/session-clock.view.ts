import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { sessionClockMachine } from './session-clock.machine.ts'

type Snapshot = SnapshotFrom<typeof sessionClockMachine>

export type SessionClockView = {
  /** When the session ends, in milliseconds since 1970 on the clock of the server. */
  readonly deadline: number
  /** The open dialog; `end` only shows when the session ends. */
  readonly dialog: 'stay' | 'password' | 'end' | null
  /** Whether the last minute has begun. */
  readonly isLastMinute: boolean
  readonly isBusy: boolean
  /** Whether a retry is the only option. */
  readonly mayRetry: boolean
  readonly password: string
  readonly passwordProblem: string | null
  /** Red alert in the dialog. */
  readonly alert: string | null
}

/** The tags of the states with a dialog. */
const DIALOGS = ['stay', 'password', 'end'] as const

export function sessionClockView(snapshot: Snapshot): SessionClockView {
  const { deadline, password, serverMessage } = snapshot.context
  const isAt: IsAt = (dialog) => snapshot.matches({ counting: { dialog } })
  return {
    deadline,
    dialog: DIALOGS.find((dialog) => snapshot.hasTag(dialog)) ?? null,
    isLastMinute: snapshot.matches({ counting: { time: 'last' } }),
    isBusy: snapshot.hasTag('busy'),
    mayRetry: isAt('interrupted'),
    password,
    passwordProblem: password === '' ? problemOf(isAt) : null,
    alert: alertOf(isAt, serverMessage),
  }
}

type Counting = Extract<Snapshot['value'], object>['counting']
type DialogState = Counting['dialog']
type IsAt = (dialog: DialogState | 'askingPassword') => boolean

function problemOf(isAt: IsAt): string | null {
  if (isAt({ askingPassword: 'incomplete' })) return messages.required
  return isAt({ askingPassword: 'refused' }) ? messages.wrongPassword : null
}

function alertOf(isAt: IsAt, serverMessage: string | null): string | null {
  if (isAt('interrupted')) return messages.sessionNotProlonged
  return isAt({ askingPassword: 'unavailable' }) ? (serverMessage ?? messages.serviceUnavailable) : null
}
