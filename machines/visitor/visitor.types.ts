import type { Problem } from '#domain/call-failure.ts'
import type { Values } from '#domain/forms/form.ts'

import type { CodeIssue, CodeKept, VisitorClaim } from '../visitor-confirmation/index.ts'

/** Kind of CPF: unknown, a visitor's, or one of the fund's records, with a password or without (P-44). */
export type CpfOwner = 'nobody' | 'visitor' | 'withPassword' | 'withoutPassword'

/** What the tab keeps of a visit, so that a reload loses nothing but the passwords and the code. */
export type KeptVisit = VisitorClaim & { readonly issue: CodeIssue | null }

export type VisitorInput = {
  /** In São Paulo, as yyyy-mm-dd. */
  readonly today: string
  /** What an earlier load of the page left; null: nothing. */
  readonly recalled: KeptVisit | null
  /** Address of the restricted area; '' where the fund has not said it. */
  readonly areaAddress: string
}

export type VisitorContext = Omit<VisitorInput, 'recalled'> & {
  /** As typed in the look-up; digits. */
  readonly cpf: string
  readonly purpose: VisitorClaim['purpose']
  /** Of the form, passwords among them, which go nowhere but into the call. */
  readonly values: Values
  /** What the rules find in them since the form was refused. */
  readonly problems: readonly Problem[]
  /** What the server found, until the answer changes. */
  readonly refusals: readonly Problem[]
  /** What the server said of the form or of the look-up; null: nothing. */
  readonly said: string | null
  /** For how long the look-up is put off after a 429. */
  readonly limitSeconds: number
  /** The code that was sent last for this form; null: none was. */
  readonly issue: CodeIssue | null
  /** The form came back after a reload: the passwords have to be typed again. */
  readonly isRestored: boolean
}

export type VisitorEvent =
  | { readonly type: 'cpf.typed'; readonly value: string }
  /** Pesquisar. */
  | { readonly type: 'cpf.submitted' }
  | { readonly type: 'lookUp.retried' }
  /** Another CPF is to be looked up. */
  | { readonly type: 'cpf.changed' }
  | { readonly type: 'answer.changed'; readonly name: string; readonly value: string }
  | { readonly type: 'form.submitted' }
  /** Back from the code to what was filled in. */
  | { readonly type: 'form.reopened' }
  | CodeKept

/** Sent to the port that keeps a visit in the tab. */
export type VisitChanged = { readonly type: 'visit.changed'; readonly visit: KeptVisit }
export type VisitDropped = { readonly type: 'visit.dropped' }
