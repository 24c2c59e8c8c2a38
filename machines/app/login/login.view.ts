import type { SnapshotFrom } from 'xstate'

import { loginMessages } from '#domain/login-messages.ts'
import { isShortCpf } from '#domain/people/cpf.ts'

import type { loginMachine } from './login.machine.ts'

type Snapshot = SnapshotFrom<typeof loginMachine>

export type LoginView = {
  /** It is not known yet whether the login is needed. */
  readonly isArriving: boolean
  readonly cpf: string
  readonly password: string
  readonly cpfProblem: string | null
  readonly passwordProblem: string | null
  /** Of the authenticator app; null if it is not asked for. */
  readonly appCode: string | null
  readonly appCodeProblem: string | null
  /** Red alert above the login form. */
  readonly alert: string | null
  /** Whether the alert is about CPF and password, not one of the server's own sentences. */
  readonly isWrong: boolean
  /** A neutral line above the login form: the participant did nothing wrong (D-17). */
  readonly news: string | null
  readonly isBusy: boolean
}

/** A start of the session that the server did not answer or put off (D-148). */
export type DelayView = {
  readonly message: string
  /** The seconds until another try, 0 once they have passed; null if the server asked for none. */
  readonly wait: number | null
  /** Another try is under way. */
  readonly isBusy: boolean
}

/** null where the start is not delayed; the message stays until another try has ended. */
export function delayView(snapshot: Snapshot): DelayView | null {
  const { serverMessage: message, wait } = snapshot.context
  if (message === null) return null
  if (snapshot.matches('delayed')) return { message, wait, isBusy: false }
  const isBusy = snapshot.matches('starting') || snapshot.matches('loadingPortal')
  return isBusy ? { message, wait, isBusy } : null
}

export function loginView(snapshot: Snapshot): LoginView {
  const { cpf, password, appCode } = snapshot.context.credentials
  const isIncomplete = snapshot.matches({ loggedOut: 'incomplete' })
  const isBusy = snapshot.hasTag('busy')
  return {
    // A restored session has no CPF typed; showing the login for a moment would look like a logout.
    isArriving: snapshot.hasTag('arriving') || (isBusy && cpf === '' && delayView(snapshot) === null),
    cpf,
    password,
    cpfProblem: isIncomplete ? cpfProblemOf(cpf) : null,
    passwordProblem: isIncomplete && password === '' ? loginMessages.requiredAtLogin : null,
    appCode,
    appCodeProblem: isIncomplete && appCode?.trim() === '' ? loginMessages.requiredAtLogin : null,
    alert: alertOf(snapshot),
    isWrong: snapshot.matches({ loggedOut: 'refused' }) && snapshot.context.serverMessage === null,
    news: newsOf(snapshot),
    isBusy,
  }
}

function cpfProblemOf(cpf: string): string | null {
  if (cpf.trim() === '') return loginMessages.requiredAtLogin
  return isShortCpf(cpf) ? loginMessages.shortCpf : null
}

/** A disabled login form, as behind the dialog for an ended session. */
export const idleLogin: LoginView = {
  isArriving: false,
  cpf: '',
  password: '',
  cpfProblem: null,
  passwordProblem: null,
  appCode: null,
  appCodeProblem: null,
  alert: null,
  isWrong: false,
  news: null,
  isBusy: false,
}

function alertOf(snapshot: Snapshot): string | null {
  if (!snapshot.matches({ loggedOut: 'refused' })) return null
  return snapshot.context.serverMessage ?? loginMessages.wrongCredentials
}

function newsOf(snapshot: Snapshot): string | null {
  if (snapshot.matches({ loggedOut: 'appCodeAsked' })) return snapshot.context.serverMessage
  if (snapshot.matches({ loggedOut: 'leftElsewhere' })) return loginMessages.leftElsewhere
  return snapshot.matches({ loggedOut: 'notStarted' }) ? loginMessages.sessionNotStarted : null
}
