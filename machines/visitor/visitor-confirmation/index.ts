import type { ActorRefFrom } from 'xstate'

import type { visitorConfirmationMachine } from './visitor-confirmation.machine.ts'

export { visitorConfirmationMachine } from './visitor-confirmation.machine.ts'
export type {
  CodeIssue,
  CodeKept,
  ConfirmReply,
  ConfirmRequest,
  SendReply,
  SendRequest,
  VisitorClaim,
  VisitorConfirmationOutcome,
  VisitorConfirmationRefused,
} from './visitor-confirmation.types.ts'
export { type VisitorConfirmationView, visitorConfirmationView } from './visitor-confirmation.view.ts'

export type VisitorConfirmationActor = ActorRefFrom<typeof visitorConfirmationMachine>
