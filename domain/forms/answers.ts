import type { Answers, FieldsPart, Row, RowsPart, Values } from './form.ts'

/** One answer's address: a field of a part, or a field of one of its rows. */
export type AnswerChange =
  | { readonly part: FieldsPart; readonly name: string; readonly value: string }
  | { readonly part: RowsPart; readonly rowId: number; readonly name: string; readonly value: string }

/** The answers after one change; nothing else moves. */
export function changeAnswer(answers: Answers, change: AnswerChange): Answers {
  if (!('rowId' in change)) return setValues(answers, change.part, { [change.name]: change.value })
  const rows = answers[change.part].map((row) =>
    row.id === change.rowId ? { ...row, values: { ...row.values, [change.name]: change.value } } : row,
  )
  return { ...answers, [change.part]: rows }
}

/** Several values of one part at once. */
export const setValues = (answers: Answers, part: FieldsPart, values: Values): Answers => ({
  ...answers,
  [part]: { ...answers[part], ...values },
})

/** A new empty row at the end, under a temporary negative id that no other row has (D-116). */
export function addRow(answers: Answers, part: RowsPart, values: Values = {}): Answers {
  const id = Math.min(0, ...answers[part].map((row) => row.id)) - 1
  return { ...answers, [part]: [...answers[part], { id, values }] }
}

/** The answers without one row; an id that no row has changes nothing. */
export const removeRow = (answers: Answers, part: RowsPart, rowId: number): Answers => ({
  ...answers,
  [part]: answers[part].filter((row) => row.id !== rowId),
})

/**
 * The declaration over the beneficiaries that the fund has on file (D-50): people already declared keep their row
 * and their answer, new ones are added unanswered, people no longer on file are dropped, as the server would.
 */
export function mergeBeneficiaries(declared: readonly Row[], onFile: readonly Values[]): readonly Row[] {
  const lowest = Math.min(0, ...declared.map((row) => row.id))
  return onFile.map((values, index) => {
    const known = declared.find((row) => row.values.id_pessoa_dep === values.id_pessoa_dep)
    return known
      ? { id: known.id, values: { ...values, selecionado: known.values.selecionado ?? '' } }
      : { id: lowest - 1 - index, values }
  })
}
