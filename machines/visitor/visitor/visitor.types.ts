import type { Problem } from '#domain/call-failure.ts'
import type { Values } from '#domain/forms/form.ts'

import type {
  CodeIssue,
  CodeKept,
  VisitorClaim,
  VisitorConfirmationOutcome,
} from '../visitor-confirmation/index.ts'

/** Owner of a CPF: unknown, a visitor, or on the fund's records, with or without a password (P-44). */
export type CpfOwner = 'nobody' | 'visitor' | 'withPassword' | 'withoutPassword'

/** The part of a visit that the tab stores, so that a reload loses only the passwords and the code. */
export type KeptVisit = VisitorClaim & { readonly issue: CodeIssue | null }

export type VisitorInput = {
  /** In São Paulo, as yyyy-mm-dd. */
  readonly today: string
  /** Stored by an earlier load of the page; null if nothing was. */
  readonly recalled: KeptVisit | null
  /** URL of the participant area; '' if not configured. */
  readonly areaAddress: string
}

export type VisitorContext = Omit<VisitorInput, 'recalled'> & {
  /** Digits, as typed in the lookup. */
  readonly cpf: string
  readonly purpose: VisitorClaim['purpose']
  /** Answers of the form, including passwords, which are only sent in the call. */
  readonly values: Values
  /** Problems of the answers since the form was refused. */
  readonly problems: readonly Problem[]
  /** Problems from the server, until the answer changes. */
  readonly refusals: readonly Problem[]
  /** The server's message about the form or the lookup; null if there is none. */
  readonly serverMessage: string | null
  /** Seconds until the lookup can be repeated after a 429. */
  readonly limitSeconds: number
  /** The last code for this form; null if none was sent. */
  readonly issue: CodeIssue | null
  /** The form was restored after a reload: the passwords must be typed again. */
  readonly isRestored: boolean
}

export type VisitorEvent =
  | { readonly type: 'cpf.typed'; readonly value: string }
  /** Pesquisar. */
  | { readonly type: 'cpf.submitted' }
  | { readonly type: 'lookUp.retried' }
  /** Look up another CPF. */
  | { readonly type: 'cpf.changed' }
  /** Receber um código por e-mail. */
  | { readonly type: 'code.wanted' }
  | { readonly type: 'answer.changed'; readonly name: string; readonly value: string }
  | { readonly type: 'form.submitted' }
  /** Back from the code to the form. */
  | { readonly type: 'form.reopened' }
  | CodeKept
  | VisitorConfirmationOutcome

/** Sent to the port that stores a visit in the tab. */
export type VisitChanged = { readonly type: 'visit.changed'; readonly visit: KeptVisit }
export type VisitDropped = { readonly type: 'visit.dropped' }
