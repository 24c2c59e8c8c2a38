import { dequal } from 'dequal/lite'

import type { Problem } from '../call-failure.ts'
import {
  type AddressChange,
  addressAsked,
  addressFound,
  concerns,
  type PostalCodeField,
  postalCodesIn,
} from '../forms/address-look-up.ts'
import { applyForced, withListsAsked } from '../forms/answered.ts'
import {
  type AnswerChange,
  type AnswerPlace,
  addRow,
  changeAnswer,
  changedPaths,
  emptyAnswers,
  insertRow,
  mergeBeneficiaries,
  pathOfPlace,
  removeRow,
  setValues,
  valuesAt,
} from '../forms/answers.ts'
import { partedNumber } from '../forms/check-digit.ts'
import {
  type Answers,
  type Field,
  isBlank,
  isEditable,
  namingAnswer,
  pathOf,
  ROWS_PARTS,
  type RowsPart,
  resetsOf,
  rowPathOf,
  sectionsOf,
  type Values,
} from '../forms/form.ts'
import { bareCpf } from '../people/cpf.ts'
import type { EnrolmentLists, Facts, NamedParticipant } from '../requests/facts.ts'
import { type FilledRequest, formOf } from './filled-request.ts'
import { allProblems } from './problems.ts'

/** Pure functions for what a participant does to the answers, each of which returns what changes. */

/** Changes to rows that the participant may add and remove. */
export type RowsChange =
  | { readonly type: 'row.added'; readonly part: RowsPart }
  | { readonly type: 'row.removed'; readonly part: RowsPart; readonly rowId: number }
  | { readonly type: 'row.restored'; readonly part: RowsPart }

const fieldIn = (filled: FilledRequest, { part, name }: AnswerPlace): Field | undefined =>
  sectionsOf(formOf(filled))
    .filter((section) => section.part === part)
    .flatMap((section) => section.fields)
    .find((field) => field.name === name)

/** Whether an answer may change: in L or E, if its field is editable in the status (D-49). */
export function mayChange(filled: FilledRequest, place: AnswerPlace): boolean {
  const field = fieldIn(filled, place)
  const stored = valuesAt(filled.stored, place.part, 'rowId' in place ? place.rowId : null)
  return field !== undefined && isEditable(field, filled.request.status, stored)
}

export const mayEditRows = (filled: FilledRequest, part: RowsPart) =>
  formOf(filled).steps.some(({ sections }) =>
    sections.some(
      (section) =>
        section.kind === 'rows' &&
        section.part === part &&
        section.source === 'participant' &&
        isEditable(section, filled.request.status, {}),
    ),
  )

/** Only an existing row can be removed, and only a removed one restored. */
export function mayChangeRows(filled: FilledRequest, change: RowsChange): boolean {
  if (!mayEditRows(filled, change.part)) return false
  if (change.type === 'row.restored') return lastRemoved(filled, change.part) !== undefined
  return change.type === 'row.added' || filled.answers[change.part].some(({ id }) => id === change.rowId)
}

/** Sets the answers with the values that they force, and updates the problems that are shown. */
function withAnswers(
  filled: FilledRequest,
  answers: Answers,
  alsoShow: readonly string[] = [],
): FilledRequest {
  const derived = applyForced(formOf(filled), answers, filled.facts)
  const validatedPaths = new Set(filled.validatedPaths)
  const left = new Set([...filled.problems.map(({ path }) => path), ...filled.left, ...alsoShow])
  const own = allProblems({ ...filled, answers: derived }).filter(
    ({ path, code }) => validatedPaths.has(path) || (left.has(path) && code !== 'required'),
  )
  const serverProblems = stillRefused(filled, derived)
  const found = [
    ...serverProblems.filter(({ path }) => own.every((problem) => problem.path !== path)),
    ...own,
  ]
  // An equal list would render the whole screen again at each key.
  const problems = dequal(filled.problems, found) ? filled.problems : found
  return alertDroppedIfNoProblems({ ...filled, answers: derived, problems, serverProblems })
}

function stillRefused({ serverProblems, answers }: FilledRequest, derived: Answers): readonly Problem[] {
  if (serverProblems.length === 0) return serverProblems
  const changed = changedPaths(answers, derived)
  return serverProblems.filter(
    ({ path }) => !changed.some((one) => path === one || path.startsWith(`${one}.`)),
  )
}

/** The alert above the form stays while any of its problems remains. */
export const alertDroppedIfNoProblems = (filled: FilledRequest): FilledRequest =>
  filled.problems.length > 0 ? filled : { ...filled, alert: null, refusal: null }

export function answerChanged(filled: FilledRequest, change: AnswerChange): FilledRequest {
  const changed = withResets(filled, changeAnswer(filled.answers, change), change)
  const answers = withListsAsked(formOf(filled), filled.answers, changed, filled.facts)
  if (answers !== changed) return listsChanged(filled, changed, answers)
  const code = postalCodesIn(sectionsOf(formOf(filled))).find((one) => concerns(one, change))
  if (!code) return withAnswers(filled, answers)
  const asked = addressAsked(code, filled.addresses[code.path], answers[code.part])
  return withAddress(filled, answers, code, asked)
}

/** Lists that are cleared or begun have no row to restore, and nothing in them was validated yet. */
function listsChanged(filled: FilledRequest, before: Answers, answers: Answers) {
  const isSame = (part: RowsPart) => answers[part] === before[part]
  const isOfOther = (path: string) => ROWS_PARTS.every((part) => isSame(part) || !path.startsWith(part))
  const validated = validatedOf(filled, isOfOther)
  return {
    ...withAnswers({ ...filled, ...validated }, answers),
    removedRows: filled.removedRows.filter(({ part }) => isSame(part)),
  }
}

/** The paths among those that were validated. */
const validatedOf = ({ validatedPaths, left }: FilledRequest, isOf: (path: string) => boolean) => ({
  validatedPaths: validatedPaths.filter(isOf),
  left: left.filter(isOf),
})

const withAddress = (
  filled: FilledRequest,
  answers: Answers,
  { part, path }: PostalCodeField,
  change: AddressChange,
  alsoShow: readonly string[] = [],
) => ({
  ...withAnswers(filled, setValues(answers, part, change.answers), alsoShow),
  addresses: { ...filled.addresses, [path]: change.lookedUp },
})

/** Moves a check digit that was typed with its number into its own field; null if there is none to move. */
export function checkDigitSplit(filled: FilledRequest, place: AnswerPlace) {
  const field = fieldIn(filled, place)
  if (field === undefined || 'rowId' in place) return null
  const parted = partedNumber(field, filled.answers[place.part])
  return parted && withAnswers(filled, setValues(filled.answers, place.part, parted))
}

/**
 * From its blur on, a filled answer is validated at every change; a missing one is not, until Próximo or
 * Finalizar (FORM-44).
 */
export function answerLeft(filled: FilledRequest, place: AnswerPlace): FilledRequest {
  const field = fieldIn(filled, place)
  const values = valuesAt(filled.answers, place.part, 'rowId' in place ? place.rowId : null)
  if (field === undefined || isBlank(field, values)) return filled
  return pathsLeft(filled, [pathOfPlace(place)])
}

/** The same for the paths of several filled answers. */
export const pathsLeft = (filled: FilledRequest, paths: readonly string[]): FilledRequest =>
  withAnswers({ ...filled, left: [...new Set([...filled.left, ...paths])] }, filled.answers)

const resetNames = (field: Field | undefined, value: string) => (field ? resetsOf(field, value) : [])

/** Empties answers that depend on the old value. */
const withResets = (filled: FilledRequest, changed: Answers, change: AnswerChange): Answers =>
  emptyAnswers(changed, change, resetNames(fieldIn(filled, change), change.value))

/** Whether the change is to the CPF of another participant. */
export const namesParticipant = (filled: FilledRequest, change: AnswerChange) =>
  fieldIn(filled, change)?.namesParticipant === true

export function rowsChanged(filled: FilledRequest, change: RowsChange): FilledRequest {
  switch (change.type) {
    case 'row.added':
      return rowAdded(filled, change.part)
    case 'row.removed':
      return rowRemoved(filled, change.part, change.rowId)
    case 'row.restored':
      return rowRestored(filled, change.part)
  }
}

/** A new row may get the id of a removed one, which then cannot be restored any more. */
function rowAdded(filled: FilledRequest, part: RowsPart) {
  const answers = addRow(filled.answers, part)
  const ofNew = rowPathOf(part, answers[part].at(-1)?.id ?? 0, '')
  const validated = validatedOf(filled, (path) => !path.startsWith(ofNew))
  return {
    ...withAnswers({ ...filled, ...validated }, answers),
    removedRows: filled.removedRows.filter((removed) => removed.part !== part),
  }
}

const rowRemoved = (filled: FilledRequest, part: RowsPart, rowId: number) => {
  const gone = rowPathOf(part, rowId, '')
  const problems = filled.problems.filter((problem) => !problem.path.startsWith(gone))
  const index = filled.answers[part].findIndex((row) => row.id === rowId)
  const row = filled.answers[part][index]
  const changed = withAnswers({ ...filled, problems }, removeRow(filled.answers, part, rowId))
  return row ? { ...changed, removedRows: [...filled.removedRows, { part, index, row }] } : changed
}

/** The row to restore first: its index refers to the rows that existed when it was removed. */
export const lastRemoved = ({ removedRows }: FilledRequest, part: RowsPart) =>
  removedRows.findLast((removed) => removed.part === part)

const rowRestored = (filled: FilledRequest, part: RowsPart) => {
  const last = lastRemoved(filled, part)
  if (last === undefined) return filled
  return {
    ...withAnswers(filled, insertRow(filled.answers, part, last.index, last.row)),
    removedRows: filled.removedRows.filter((removed) => removed !== last),
  }
}

/**
 * Fills in the found address. A value above a limit is filled in completely and shown as a problem (D-78).
 */
export function addressFilled(filled: FilledRequest, code: PostalCodeField, values: Values): FilledRequest {
  const found = addressFound(code, filled.addresses[code.path], filled.answers[code.part], values)
  const paths = Object.entries(found.answers).flatMap(([name, value]) =>
    value === '' ? [] : [pathOf(code.part, name)],
  )
  return withAddress(filled, filled.answers, code, found, paths)
}

export const withBeneficiaries = (filled: FilledRequest, onFile: readonly Values[]): FilledRequest => ({
  ...filled,
  answers: { ...filled.answers, beneficiarios: mergeBeneficiaries(filled.answers.beneficiarios, onFile) },
})

/** Answers follow from facts that arrive later; a refusal without problems of fields is not about them. */
function withFacts(filled: FilledRequest, facts: Partial<Facts>): FilledRequest {
  const known = { ...filled, facts: { ...filled.facts, ...facts } }
  const changed = withAnswers(known, filled.answers)
  const { alert, refusal } = filled
  return filled.problems.length === 0 ? { ...changed, alert, refusal } : changed
}

/** The fund's lists of choices: answers repeat their texts, such as the name of a sponsor (P-314). */
export function withLists(filled: FilledRequest, enrolment: EnrolmentLists): FilledRequest {
  const known = withFacts(filled, { enrolment })
  return { ...known, stored: applyForced(formOf(known), filled.stored, known.facts) }
}

/** Takes over the participant named by CPF. Answers may follow from it, such as the only plan (CLAIM-01). */
export const withNamed = (filled: FilledRequest, named: NamedParticipant): FilledRequest =>
  withFacts(filled, { named })

export const changesAnswers = (filled: FilledRequest, named: NamedParticipant): boolean =>
  changedPaths(filled.answers, withNamed(filled, named).answers).length > 0

/**
 * The typed digits of who is named, to look up; '' if the field is locked, or the reply has arrived already.
 */
export function cpfToLookUp(filled: FilledRequest): string {
  const field = namingAnswer(formOf(filled))
  if (field === null || !isEditable(field, filled.request.status, filled.stored.detalhes)) return ''
  const digits = bareCpf(filled.answers.detalhes[field.name] ?? '')
  return digits === filled.facts.named?.cpf ? '' : digits
}
