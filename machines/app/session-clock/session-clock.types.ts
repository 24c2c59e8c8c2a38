export type Lifetime = {
  /** When it ends, in milliseconds since 1970 on the clock of the server (D-11). */
  readonly deadline: number
  /** The server prolonged by less than before: the session has reached its longest duration (P-36). */
  readonly isLast: boolean
}

export type SessionClockInput = Lifetime & {
  /** CPF (digits) of the session. */
  readonly cpf: string
}

export type SessionClockContext = SessionClockInput & {
  /** Typed in the dialog if the API cannot prolong a session; cleared after use or refusal. */
  readonly password: string
  /** The server's message if it limits attempts. */
  readonly serverMessage: string | null
}

/** Another tab of the session prolonged it. */
export type SessionRenewed = { readonly type: 'session.renewedElsewhere' } & Lifetime

export type SessionClockEvent =
  /** The page is visible again after a sleep, or the clock of the computer was set: the timer may be wrong. */
  | { readonly type: 'page.resumed' }
  | SessionRenewed
  | { readonly type: 'stay.chosen' }
  | { readonly type: 'warning.dismissed' }
  | { readonly type: 'password.typed'; readonly value: string }
  | { readonly type: 'password.submitted' }
