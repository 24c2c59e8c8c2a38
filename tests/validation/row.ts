import type { Answers } from '#domain/forms/form.ts'

import type { Person } from './support/people.ts'

/** The address of an answer as problems name it, 'endereco.cep' or 'dependentes.-1.cpf', and what stands there. */
export type Said = Readonly<Record<string, string>>

/** One way to be told something: what is answered otherwise than in a good request, and what is said about it. */
export type Row = {
  /** Dates that exist as yyyy-mm-dd, whatever else a participant types as it is typed; '' empties the answer. */
  readonly answers: Said
  /** Every message beside an answer; of several beside one, one line each. */
  readonly says: Said
  /** Ids of the register or of decisions: 'BANK-05, BANK-07'. */
  readonly rule: string
}

/** A good request of one type by one person, and what happens when single answers of it change. */
export type Sheet = {
  readonly name: string
  readonly typeId: number
  readonly person: Person
  /** May be saved and sent as they are; a blank sheet has none, and only its row of what is required. */
  readonly answers: Answers
  readonly rows: readonly Row[]
}

/** Nobody has answered anything yet, so that nothing of it is good. */
export const isBlank = ({ answers }: Sheet): boolean => Object.keys(answers.detalhes).length === 0

/** Rows of one rule, each an answer to the same question and the sentence beside it. */
export const at = (path: string, rule: string, told: readonly (readonly [answer: string, says: string])[]) =>
  told.map(([answer, says]): Row => ({ answers: { [path]: answer }, says: { [path]: says }, rule }))

/** What stands over a form with problems (FORM-22, ENROL-18). */
export const noticeOf = ({ typeId }: Sheet): string =>
  typeId === 11
    ? 'Existem problemas no preenchimento. Favor revisar o formulário.'
    : 'Problemas de preenchimento. Verifique o formulário.'

export const REQUIRED = 'Obrigatório'

/** What a form that nobody has answered asks for. */
export const unanswered = (paths: readonly string[]): Row => ({
  answers: {},
  says: Object.fromEntries(paths.map((path) => [path, REQUIRED])),
  rule: 'VALID-01',
})
