import type { CallFailure } from '#domain/call-failure.ts'
import { required } from '../support/required.ts'
import type {
  ConfirmRequest,
  Refused,
  SendRequest,
  VisitorConfirmationContext,
} from './visitor-confirmation.types.ts'

/** The address to which the code is asked to go; '' for a visitor's own, which the server knows. */
export const emailOf = ({ claim }: VisitorConfirmationContext) =>
  claim.purpose === 'registration' ? (claim.values.email_pessoal ?? '') : ''

/** What the call that sends a code takes. */
export const sendRequestOf = (context: VisitorConfirmationContext): SendRequest => ({
  cpf: context.claim.values.cpf ?? '',
  email: emailOf(context),
})

/** What the call that a code confirms takes. */
export const confirmRequestOf = ({ claim, code, issue }: VisitorConfirmationContext): ConfirmRequest => ({
  claim,
  code,
  nonce: required(issue, 'issue').nonce,
})

/** The reply of a call that has ended, as params. */
export const replyOf = <Reply>({ event }: { event: { output: Reply } }) => ({ reply: event.output })

type Timed = { readonly context: VisitorConfirmationContext }

/** Input of `waitUntil`: when another code may be asked for. */
export const atResend = ({ context }: Timed) => ({ moment: required(context.issue, 'issue').resendFrom })

/** The same: when the code is no longer good. */
export const atExpiry = ({ context }: Timed) => ({ moment: required(context.issue, 'issue').expiresAt })

/** What the server said against the answers of the form. */
export const refusalOf = (failure: CallFailure): Refused => ({
  kind: 'refused',
  message: failure.kind === 'refused' ? failure.message : null,
  problems: failure.kind === 'refused' ? failure.problems : [],
})
