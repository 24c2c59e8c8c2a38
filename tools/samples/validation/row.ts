import type { Answers } from '#domain/forms/form.ts'

import type { Person } from './people.ts'

/** Values by the path of their answer, as in problems: 'endereco.cep', 'dependentes.-1.cpf'. */
export type ByPath = Readonly<Record<string, string>>

/** One way to get messages: the answers that differ from a valid request, and the resulting messages. */
export type Row = {
  /** As the form keeps them: dates as yyyy-mm-dd, CPFs as digits, telephones with their mask; '' empties one. */
  readonly answers: ByPath
  /** Every message beside an answer; several messages are on separate lines. */
  readonly says: ByPath
  /** Ids of the register or of decisions: 'BANK-05, BANK-07'. */
  readonly rule: string
}

/** A valid request of one type by one person, and rows that change single answers. */
export type Sheet = {
  readonly name: string
  readonly typeId: number
  readonly person: Person
  /**
   * Can be saved and sent unchanged. Empty for a blank sheet, whose only row has the messages of required
   * answers.
   */
  readonly answers: Answers
  readonly rows: readonly Row[]
}

export const isBlank = ({ answers }: Sheet): boolean => Object.keys(answers.detalhes).length === 0

/** Rows for one question and rule: the answer, and the message beside it. */
export const at = (path: string, rule: string, cases: readonly (readonly [answer: string, says: string])[]) =>
  cases.map(([answer, says]): Row => ({ answers: { [path]: answer }, says: { [path]: says }, rule }))

/** The notice over a form with problems (FORM-22, ENROL-18). */
export const noticeOf = ({ typeId }: Sheet): string =>
  typeId === 11
    ? 'Existem problemas no preenchimento. Favor revisar o formulário.'
    : 'Problemas de preenchimento. Verifique o formulário.'

export const REQUIRED = 'Obrigatório'

/** The messages of an empty form. */
export const unanswered = (paths: readonly string[]): Row => ({
  answers: {},
  says: Object.fromEntries(paths.map((path) => [path, REQUIRED])),
  rule: 'VALID-01',
})
