import { dequal } from 'dequal/lite'

import {
  type Answers,
  FIELDS_PARTS,
  type FieldsPart,
  pathOf,
  ROWS_PARTS,
  type Row,
  type RowsPart,
  rowPathOf,
  type Values,
} from './form.ts'

/** Answers with these parts; all others are empty. */
export const answersOf = (parts: Partial<Answers>): Answers =>
  mapAnswers(
    (part) => parts[part] ?? {},
    (part) => parts[part] ?? [],
  )

/** Builds answers part by part. */
export const mapAnswers = (
  fields: (part: FieldsPart) => Values,
  rows: (part: RowsPart) => readonly Row[],
): Answers =>
  ({
    ...Object.fromEntries(FIELDS_PARTS.map((part) => [part, fields(part)])),
    ...Object.fromEntries(ROWS_PARTS.map((part) => [part, rows(part)])),
  }) as Answers

/** The location of one answer: a field of a part, or a field of one of its rows. */
export type AnswerPlace =
  | { readonly part: FieldsPart; readonly name: string }
  | { readonly part: RowsPart; readonly rowId: number; readonly name: string }

export type AnswerChange = AnswerPlace & { readonly value: string }

/** The path of an answer, of a part or of one of its rows. */
export const pathOfPlace = (place: AnswerPlace) =>
  'rowId' in place ? rowPathOf(place.part, place.rowId, place.name) : pathOf(place.part, place.name)

/** The answers of a part, or of one of its rows; {} for an unknown row. */
export function valuesAt(answers: Answers, part: FieldsPart | RowsPart, rowId: number | null): Values {
  const held = answers[part]
  return isRows(held) ? (held.find(({ id }) => id === rowId)?.values ?? {}) : held
}

const isRows = (held: Values | readonly Row[]): held is readonly Row[] => Array.isArray(held)

/** The answers after one change; no other answer changes. */
export function changeAnswer(answers: Answers, change: AnswerChange): Answers {
  if (!('rowId' in change)) return setValues(answers, change.part, { [change.name]: change.value })
  const rows = answers[change.part].map((row) =>
    row.id === change.rowId ? { ...row, values: { ...row.values, [change.name]: change.value } } : row,
  )
  return { ...answers, [change.part]: rows }
}

/** Empties the answers with these names in the part or row of the changed answer. */
export function emptyAnswers(answers: Answers, change: AnswerChange, names: readonly string[]): Answers {
  const beside =
    'rowId' in change
      ? answers[change.part].find((row) => row.id === change.rowId)?.values
      : answers[change.part]
  return names
    .filter((name) => beside !== undefined && name in beside)
    .reduce((emptied, name) => changeAnswer(emptied, { ...change, name, value: '' }), answers)
}

export const setValues = (answers: Answers, part: FieldsPart, values: Values): Answers => ({
  ...answers,
  [part]: { ...answers[part], ...values },
})

/** Adds an empty row at the end, with an unused temporary negative id (D-116). */
export function addRow(answers: Answers, part: RowsPart, values: Values = {}): Answers {
  const id = Math.min(0, ...answers[part].map((row) => row.id)) - 1
  return { ...answers, [part]: [...answers[part], { id, values }] }
}

/** The answers without one row; unchanged for an unknown id. */
export const removeRow = (answers: Answers, part: RowsPart, rowId: number): Answers => ({
  ...answers,
  [part]: answers[part].filter((row) => row.id !== rowId),
})

/** The answers with a row restored at its index, or at the end if there are fewer rows now. */
export const insertRow = (answers: Answers, part: RowsPart, index: number, row: Row): Answers => ({
  ...answers,
  [part]: [...answers[part].slice(0, index), row, ...answers[part].slice(index)],
})

/**
 * Merges the declaration with the beneficiaries on the fund's records (D-50): people already declared keep
 * their row and answer, new ones are added unanswered, and people no longer on record are dropped, as the
 * server does.
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

/** The paths of all differences between two sets of answers; a list with any difference counts as one. */
export function changedPaths(before: Answers, after: Answers): readonly string[] {
  const fields = FIELDS_PARTS.flatMap((part) => {
    const names = new Set([...Object.keys(before[part]), ...Object.keys(after[part])])
    return [...names]
      .filter((name) => (before[part][name] ?? '') !== (after[part][name] ?? ''))
      .map((name) => pathOf(part, name))
  })
  const rows = ROWS_PARTS.filter((part) => !dequal(before[part], after[part]))
  return [...fields, ...rows]
}
