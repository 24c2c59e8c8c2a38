import type { CallFailure } from '#domain/call-failure.ts'
import { required } from '../../support/required.ts'
import type {
  ConfirmRequest,
  SendRequest,
  VisitorConfirmationContext,
  VisitorConfirmationRefused,
} from './visitor-confirmation.types.ts'

/** The requested address of the code; '' for the address on file of a visitor. */
export const emailOf = ({ claim }: VisitorConfirmationContext) =>
  claim.purpose === 'registration' ? (claim.values.email_pessoal ?? '') : ''

/** Input of the call that sends a code. */
export const sendRequestOf = (context: VisitorConfirmationContext): SendRequest => ({
  cpf: context.claim.values.cpf ?? '',
  email: emailOf(context),
})

/** Input of the call that the code confirms. */
export const confirmRequestOf = ({ claim, code, issue }: VisitorConfirmationContext): ConfirmRequest => ({
  claim,
  code,
  nonce: required(issue, 'issue').nonce,
})

/** The reply of an ended call, as params. */
export const replyOf = <Reply>({ event }: { event: { output: Reply } }) => ({ reply: event.output })

type Timed = { readonly context: VisitorConfirmationContext }

/** Input of `waitUntil`: when another code can be requested. */
export const atResend = ({ context }: Timed) => ({ moment: required(context.issue, 'issue').resendFrom })

/** Input of `waitUntil`: when the code expires. */
export const atExpiry = ({ context }: Timed) => ({ moment: required(context.issue, 'issue').expiresAt })

/** The server's refusal of answers of the form. */
export const refusalOf = (failure: CallFailure): VisitorConfirmationRefused => ({
  type: 'visitorConfirmation.refused',
  message: failure.kind === 'refused' ? failure.message : null,
  problems: failure.kind === 'refused' ? failure.problems : [],
})
