/** How long a session lives. */
export type Lifetime = {
  /** When it ends, in milliseconds since 1970 as the server counts them (D-11). */
  readonly deadline: number
  /** The server gave less than the time before: it has reached the most that a session may last (P-36). */
  readonly isLast: boolean
}

export type SessionClockInput = Lifetime & {
  /** CPF (digits) of the session. */
  readonly cpf: string
}

export type SessionClockContext = SessionClockInput & {
  /** Typed in the dialog, against an API that prolongs nothing; gone once it was good or was refused. */
  readonly password: string
  /** What the server said about a try that it put off, as when there were too many of them. */
  readonly said: string | null
}

/** A tab of the same session prolonged it. */
export type SessionRenewed = { readonly type: 'session.renewedElsewhere' } & Lifetime

export type SessionClockEvent =
  /** The page is looked at again after a sleep, or the computer's clock was set: the timer may be wrong. */
  | { readonly type: 'page.resumed' }
  | SessionRenewed
  | { readonly type: 'stay.chosen' }
  | { readonly type: 'warning.dismissed' }
  | { readonly type: 'password.typed'; readonly value: string }
  | { readonly type: 'password.submitted' }
