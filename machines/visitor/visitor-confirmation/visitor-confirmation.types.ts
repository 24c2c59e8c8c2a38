import type { Problem } from '#domain/call-failure.ts'
import type { Values } from '#domain/forms/form.ts'

/** The purpose of a code, with all input of the call that it confirms, including the passwords. */
export type VisitorClaim = {
  readonly purpose: 'registration' | 'password'
  readonly values: Values
}

/** A sent code, without the code itself. Times are milliseconds since 1970. */
export type CodeIssue = {
  /** Binds the code to this browser (P-300); '' if the fund does not send it. */
  readonly nonce: string
  /** The requested address; '' for the one on file. */
  readonly email: string
  /** The masked address, if the fund returns it (D-118); otherwise ''. */
  readonly shownEmail: string
  readonly expiresAt: number
  readonly resendFrom: number
  readonly triesLeft: number
}

export type VisitorConfirmationInput = {
  readonly claim: VisitorClaim
  /** A code that is still valid for the claim; null if one must be sent. */
  readonly issue: CodeIssue | null
}

/** The server's message about a limit, and its duration. */
export type Limit = { readonly sentence: string; readonly seconds: number }

/** Expired after ten minutes, five wrong tries, or no longer accepted by the server. */
export type CodeEnding = 'time' | 'tries' | 'other'

export type VisitorConfirmationContext = VisitorConfirmationInput & {
  readonly code: string
  /** The last code replaced another one. */
  readonly isResent: boolean
  /** Null if there is no limit. */
  readonly limit: Limit | null
  /** Why the code could not be checked; null if it could. */
  readonly serverMessage: string | null
  /** Why the code is no longer valid; null if it is valid. */
  readonly ending: CodeEnding | null
  /** A check was interrupted: the server may have executed the confirmed call. */
  readonly wasInterrupted: boolean
}

export type VisitorConfirmationEvent =
  | { readonly type: 'code.typed'; readonly value: string }
  | { readonly type: 'code.submitted' }
  /** Enviar novo código. */
  | { readonly type: 'code.requested' }
  | { readonly type: 'sending.retried' }
  /** Raised by the region of the mail for the region of the code. */
  | { readonly type: 'code.sent' }

/** Sent to the parent: the server refused answers of the form. */
export type VisitorConfirmationRefused = {
  readonly type: 'visitorConfirmation.refused'
  readonly message: string | null
  readonly problems: readonly Problem[]
}

/** Sent to the parent. */
export type VisitorConfirmationOutcome =
  | { readonly type: 'visitorConfirmation.confirmed' }
  | VisitorConfirmationRefused

/** Sent to the parent, which stores it while the form is shown again. */
export type CodeKept = { readonly type: 'code.kept'; readonly issue: CodeIssue }

export type SendRequest = { readonly cpf: string; readonly email: string }
/** `sentAt` is in milliseconds since 1970. */
export type SendReply = { readonly nonce: string; readonly email: string; readonly sentAt: number }

export type ConfirmRequest = { readonly claim: VisitorClaim; readonly code: string; readonly nonce: string }
export type ConfirmReply = 'ok' | 'codigo_invalido' | 'codigo_expirado'
