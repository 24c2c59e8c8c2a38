import type { Problem } from '../call-failure.ts'
import type { RequestStatus } from '../requests/status.ts'
import { mapAnswers, valuesAt } from './answers.ts'
import {
  type Answers,
  type Field,
  type FieldsPart,
  isEditable,
  type RequestForm,
  type RowsPart,
  sectionsOf,
  type Values,
} from './form.ts'

/** A stored request: answers that may not change in its status are as the fund analysed them (D-49). */
export type EditRules = { readonly status: RequestStatus; readonly stored: Answers }

/**
 * The answers, with those that the status locks replaced by the stored ones, whatever was typed or the rules
 * would force today. In L no answer is locked.
 */
export const withStoredWhereFixed = (form: RequestForm, editRules: EditRules, answers: Answers): Answers =>
  mapAnswers(
    (part) => putBack(fieldsIn(form, part), editRules.status, answers[part], editRules.stored[part]),
    (part) => fixedRows(form, part, editRules, answers),
  )

const fieldsIn = (form: RequestForm, part: FieldsPart) =>
  sectionsOf(form).flatMap((section) => (section.part === part ? section.fields : []))

function putBack(fields: readonly Field[], status: RequestStatus, given: Values, stored: Values): Values {
  const fixed = new Set(fields.filter((field) => !isEditable(field, status, stored)).map(({ name }) => name))
  const only = (values: Values, isTheirs: (name: string) => boolean) =>
    Object.entries(values).filter(([name]) => isTheirs(name))
  return Object.fromEntries([
    ...only(given, (name) => !fixed.has(name)),
    ...only(stored, (name) => fixed.has(name)),
  ])
}

function fixedRows(form: RequestForm, part: RowsPart, { status, stored }: EditRules, answers: Answers) {
  const section = sectionsOf(form).find((candidate) => candidate.part === part)
  if (section?.kind !== 'rows') return answers[part]
  if (!isEditable(section, status, {})) return stored[part]
  return answers[part].map((row) => {
    const before = stored[part].find(({ id }) => id === row.id)
    return before ? { ...row, values: putBack(section.fields, status, row.values, before.values) } : row
  })
}

/**
 * The problems that the participant can correct: without those of locked answers that became wrong only
 * because the person's data changed after the analysis.
 */
export function problemsToCorrect(
  form: RequestForm,
  { status, stored }: EditRules,
  validate: (answers: Answers) => readonly Problem[],
  answers: Answers,
): readonly Problem[] {
  const found = validate(answers)
  if (status === 'L' || found.length === 0) return found
  const ofStored = validate(stored)
  const isAccepted = ({ path, message }: Problem) =>
    isFixed(form, { status, stored }, path) &&
    ofStored.some((one) => one.path === path && one.message === message)
  return found.filter((problem) => !isAccepted(problem))
}

function isFixed(form: RequestForm, { status, stored }: EditRules, path: string): boolean {
  const [part, ...rest] = path.split('.')
  const name = rest.at(-1)
  const rowId = rest.length > 1 ? Number(rest[0]) : null
  return sectionsOf(form).some(
    (section) =>
      section.part === part &&
      section.fields.some(
        (field) => field.name === name && !isEditable(field, status, valuesAt(stored, section.part, rowId)),
      ),
  )
}
