import type { Problem } from '#domain/call-failure.ts'
import type { Values } from '#domain/forms/form.ts'

/** What a code is asked for, with all that the call which it confirms sends; the passwords are among it. */
export type VisitorClaim = {
  readonly purpose: 'registration' | 'password'
  readonly values: Values
}

/** A code that was sent, without the code itself. Times are milliseconds since 1970. */
export type CodeIssue = {
  /** Binds the code to this browser (P-300); '' where the fund has none. */
  readonly nonce: string
  /** The address that was asked for; '' where it is the one on file. */
  readonly email: string
  /** Where it went, masked, from a fund that says so (D-118); '' else. */
  readonly shownEmail: string
  readonly expiresAt: number
  readonly resendFrom: number
  readonly triesLeft: number
}

export type VisitorConfirmationInput = {
  readonly claim: VisitorClaim
  /** A code that is still good for the claim; null: one has to be sent. */
  readonly issue: CodeIssue | null
}

/** What the server said when it put something off, and for how long. */
export type Limit = { readonly sentence: string; readonly seconds: number }

/** Ten minutes have passed, five tries were wrong, or the server no longer takes the code. */
export type CodeEnding = 'time' | 'tries' | 'other'

export type VisitorConfirmationContext = VisitorConfirmationInput & {
  readonly code: string
  /** How many codes were sent since the form was left. */
  readonly sent: number
  /** null: nothing is put off. */
  readonly limit: Limit | null
  /** Why the code could not be checked just now; null: it could. */
  readonly said: string | null
  /** Why the code is over; null while it is not. */
  readonly ending: CodeEnding | null
  /** A check was interrupted: the server may have done what it confirms. */
  readonly wasInterrupted: boolean
  /** null until the server refuses the answers of the form. */
  readonly refusal: Refused | null
}

export type VisitorConfirmationEvent =
  | { readonly type: 'code.typed'; readonly value: string }
  | { readonly type: 'code.submitted' }
  /** Enviar novo código. */
  | { readonly type: 'code.requested' }
  | { readonly type: 'sending.retried' }
  /** Raised by the region of the mail for the region of the code. */
  | { readonly type: 'code.sent' }

/** The server refused what was filled in. */
export type Refused = {
  readonly kind: 'refused'
  readonly message: string | null
  readonly problems: readonly Problem[]
}

export type VisitorConfirmationOutput = { readonly kind: 'confirmed' } | Refused

/** Sent to the parent, which keeps it while the form is shown again. */
export type CodeKept = { readonly type: 'code.kept'; readonly issue: CodeIssue }

export type SendRequest = { readonly cpf: string; readonly email: string }
/** `sentAt`: in milliseconds since 1970. */
export type SendReply = { readonly nonce: string; readonly email: string; readonly sentAt: number }

export type ConfirmRequest = { readonly claim: VisitorClaim; readonly code: string; readonly nonce: string }
export type ConfirmReply = 'ok' | 'codigo_invalido' | 'codigo_expirado'
