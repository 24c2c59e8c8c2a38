import type { Problem } from '../call-failure.ts'
import type { LookedUp } from '../forms/address-look-up.ts'
import type { EditRules } from '../forms/edit-rules.ts'
import type { Answers, RequestForm, Row, RowsPart } from '../forms/form.ts'
import type { OpenRequest } from '../request-kinds/edited-request.ts'
import { type FormKind, formKindOf } from '../request-kinds/kinds.ts'
import type { Facts } from '../requests/facts.ts'
import { isOpen } from '../requests/status.ts'

/** A removed row, with its former index. */
export type RemovedRow = { readonly part: RowsPart; readonly index: number; readonly row: Row }

/** An open request whose form is filled in: its answers, and what was found wrong in them. */
export type FilledRequest = {
  readonly request: OpenRequest
  /** Of the participant, the fund, the request, and of who is named in the form. */
  readonly facts: Facts
  readonly answers: Answers
  /** The answers on the server. */
  readonly stored: Answers
  /** The answers with which a new request was opened; null of one that was saved before. */
  readonly record: Answers | null
  /** While they can be restored; the last one is restored first. */
  readonly removedRows: readonly RemovedRow[]
  /** The result of the last lookup of each postal code, by its path; absent before the first one. */
  readonly addresses: Readonly<Record<string, LookedUp>>
  /** The problems that are shown. */
  readonly problems: readonly Problem[]
  /** Problems that the server found in answers that are unchanged since; no rule of the portal finds them. */
  readonly serverProblems: readonly Problem[]
  /**
   * The paths that the last refused Próximo or Finalizar validated: they are validated again at every change.
   */
  readonly validatedPaths: readonly string[]
  /** The paths of filled answers that were left: they are validated again at every change, unless they are empty. */
  readonly left: readonly string[]
  readonly alert: 'invalidForm' | 'saveRefused' | null
  /** Why the last save was refused: the server's message, or that a draft has malformed answers. */
  readonly refusal: string | null
  /** The number of refusals, so that the screen can announce the same alert again. */
  readonly announceCount: number
}

/** Looked up at each call, because rules are functions, which no chart can store. */
export const kindOf = ({ request }: Pick<FilledRequest, 'request'>): FormKind => formKindOf(request.typeId)
export const formOf = (filled: Pick<FilledRequest, 'request'>): RequestForm => kindOf(filled).form

export const isOpenRequest = ({ request }: Pick<FilledRequest, 'request'>): boolean => isOpen(request.status)

export const editRulesOf = ({ request, stored }: FilledRequest): EditRules => ({
  status: request.status,
  stored,
})
