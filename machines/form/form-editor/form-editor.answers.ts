import { dequal } from 'dequal/lite'

import type { Problem } from '#domain/call-failure.ts'
import {
  type AddressChange,
  addressAsked,
  addressFound,
  concerns,
  type PostalCodeField,
  postalCodesIn,
} from '#domain/forms/address-look-up.ts'
import { answersToSend, applyForced, withListsAsked } from '#domain/forms/answered.ts'
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
} from '#domain/forms/answers.ts'
import { partedNumber } from '#domain/forms/check-digit.ts'
import { type EditRules, problemsToMend, withStoredWhereFixed } from '#domain/forms/edit-rules.ts'
import {
  type Answers,
  type Field,
  type FormStep,
  isBlank,
  isEditable,
  pathOf,
  type RequestForm,
  ROWS_PARTS,
  type RowsPart,
  resetsOf,
  rowPathOf,
  type StepId,
  sectionsOf,
  stepOfPath,
  type Values,
} from '#domain/forms/form.ts'
import { malformedIn, pathsIn, problemsIn, problemsInStep } from '#domain/forms/problems.ts'
import { stepOf } from '#domain/forms/steps.ts'
import { messages } from '#domain/messages.ts'
import type { SavedRequest, SaveRequest } from '#domain/request-kinds/edited-request.ts'
import { type FormKind, formKindOf } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { isOpen } from '#domain/requests/status.ts'
import { nextStatus, PARTICIPANT_MOVES } from '../../requests/request-status/index.ts'
import { required } from '../../support/required.ts'
import type { BeneficiariesOnFile } from '../beneficiaries/index.ts'
import type { Purpose } from '../submission/index.ts'
import type { EditorContext, RowsChange } from './form-editor.types.ts'

/** Looked up at each call, because rules are functions and the context contains only data. */
export const kindIn = ({ request }: Pick<EditorContext, 'request'>): FormKind => formKindOf(request.typeId)
export const formOf = (context: Pick<EditorContext, 'request'>): RequestForm => kindIn(context).form

type Knowing = Pick<EditorContext, 'participant' | 'reference' | 'facts' | 'named'>

const factsByParticipant = new WeakMap<Knowing['participant'], Knowing & { readonly known: Facts }>()

/** Kept, because each field of a form asks for them at each change, which leaves them as they are. */
export function factsIn({ participant, reference, facts, named }: Knowing): Facts {
  const kept = factsByParticipant.get(participant)
  if (kept?.reference === reference && kept.facts === facts && kept.named === named) return kept.known
  const known = { ...factsOf(participant, reference), ...facts, ...(named && { named }) }
  factsByParticipant.set(participant, { participant, reference, facts, named, known })
  return known
}

const fieldIn = (steps: readonly FormStep[], { part, name }: AnswerPlace): Field | undefined =>
  steps
    .flatMap(({ sections }) => sections)
    .filter((section) => section.part === part)
    .flatMap((section) => section.fields)
    .find((field) => field.name === name)

/**
 * Whether an answer may change: in L or E, on the current step, if its field is editable in the status
 * (D-49).
 */
export function mayChange(context: EditorContext, place: AnswerPlace): boolean {
  const field = fieldIn([stepOf(formOf(context), context.at)], place)
  if (field === undefined) return false
  const stored = valuesAt(context.stored, place.part, 'rowId' in place ? place.rowId : null)
  return isEditable(field, context.request.status, stored)
}

export const mayEditRows = (context: EditorContext, part: RowsPart) =>
  formOf(context).steps.some(({ sections }) =>
    sections.some(
      (section) =>
        section.kind === 'rows' &&
        section.part === part &&
        section.source === 'participant' &&
        isEditable(section, context.request.status, {}),
    ),
  )

/** Only an existing row can be removed, and only a removed one restored. */
export function mayChangeRows(context: EditorContext, change: RowsChange): boolean {
  if (!mayEditRows(context, change.part)) return false
  if (change.type === 'row.restored') return lastRemoved(context, change.part) !== undefined
  return change.type === 'row.added' || context.answers[change.part].some(({ id }) => id === change.rowId)
}

/** Sets the answers with the values that they force, and updates the problems that are shown. */
export function withAnswers(context: EditorContext, answers: Answers, alsoShow: readonly string[] = []) {
  const settled = applyForced(formOf(context), answers, factsIn(context))
  const validatedPaths = new Set(context.validatedPaths)
  const filled = new Set([...context.problems.map(({ path }) => path), ...context.left, ...alsoShow])
  const own = allProblems({ ...context, answers: settled }).filter(
    ({ path, code }) => validatedPaths.has(path) || (filled.has(path) && code !== 'required'),
  )
  const serverProblems = stillRefused(context, settled)
  const found = [
    ...serverProblems.filter(({ path }) => own.every((problem) => problem.path !== path)),
    ...own,
  ]
  // An equal list would render the whole screen again at each key.
  const problems = dequal(context.problems, found) ? context.problems : found
  return {
    answers: settled,
    problems,
    serverProblems,
    hasUnsaved: true,
    ...remainingAlert({ ...context, problems }),
  }
}

function stillRefused({ serverProblems, answers }: EditorContext, settled: Answers): readonly Problem[] {
  if (serverProblems.length === 0) return serverProblems
  const changed = changedPaths(answers, settled)
  return serverProblems.filter(
    ({ path }) => !changed.some((one) => path === one || path.startsWith(`${one}.`)),
  )
}

/** The alert above the form stays while any of its problems remains. */
export const remainingAlert = ({ problems, alert, refusal }: EditorContext) =>
  problems.length > 0 ? { alert, refusal } : { alert: null, refusal: null }

export function answerChanged(context: EditorContext, change: AnswerChange) {
  const changed = withResets(context, changeAnswer(context.answers, change), change)
  const answers = withListsAsked(formOf(context), context.answers, changed, factsIn(context))
  if (answers !== changed) return listsChanged(context, changed, answers)
  const code = postalCodesIn(sectionsOf(formOf(context))).find((one) => concerns(one, change))
  if (!code) return withAnswers(context, answers)
  const asked = addressAsked(code, context.addresses[code.path], answers[code.part])
  return withAddress(context, answers, code, asked)
}

/** Lists that are cleared or begun have no row to restore, and nothing in them was validated yet. */
function listsChanged(context: EditorContext, before: Answers, answers: Answers) {
  const isSame = (part: RowsPart) => answers[part] === before[part]
  const isOfOther = (path: string) => ROWS_PARTS.every((part) => isSame(part) || !path.startsWith(part))
  const validated = validatedOf(context, isOfOther)
  return {
    ...withAnswers({ ...context, ...validated }, answers),
    ...validated,
    removedRows: context.removedRows.filter(({ part }) => isSame(part)),
  }
}

/** The paths among those that were validated. */
const validatedOf = ({ validatedPaths, left }: EditorContext, isOf: (path: string) => boolean) => ({
  validatedPaths: validatedPaths.filter(isOf),
  left: left.filter(isOf),
})

const withAddress = (
  context: EditorContext,
  answers: Answers,
  { part, path }: PostalCodeField,
  change: AddressChange,
  alsoShow: readonly string[] = [],
) => ({
  ...withAnswers(context, setValues(answers, part, change.answers), alsoShow),
  addresses: { ...context.addresses, [path]: change.lookedUp },
})

/** Moves a check digit that was typed with its number into its own field; null if there is none to move. */
export function checkDigitSplit(context: EditorContext, place: AnswerPlace) {
  const field = fieldIn(formOf(context).steps, place)
  if (field === undefined || 'rowId' in place) return null
  const parted = partedNumber(field, context.answers[place.part])
  return parted && withAnswers(context, setValues(context.answers, place.part, parted))
}

/**
 * From its blur on, a filled answer is validated at every change; a missing one is not, until Próximo or
 * Finalizar (FORM-44).
 */
export function answerLeft(context: EditorContext, place: AnswerPlace) {
  const field = fieldIn(formOf(context).steps, place)
  const values = valuesAt(context.answers, place.part, 'rowId' in place ? place.rowId : null)
  if (field === undefined || isBlank(field, values)) return {}
  const left = [...new Set([...context.left, pathOfPlace(place)])]
  return { ...withAnswers({ ...context, left }, context.answers), left, hasUnsaved: context.hasUnsaved }
}

const resetNames = (field: Field | undefined, value: string) => (field ? resetsOf(field, value) : [])

/** Empties answers that depend on the old value. */
const withResets = (context: EditorContext, changed: Answers, change: AnswerChange): Answers =>
  emptyAnswers(changed, change, resetNames(fieldIn(formOf(context).steps, change), change.value))

/** Whether the change is to the CPF of another participant. */
export const namesParticipant = (context: EditorContext, change: AnswerChange) =>
  fieldIn(formOf(context).steps, change)?.namesParticipant === true

export function rowsChanged(context: EditorContext, change: RowsChange) {
  switch (change.type) {
    case 'row.added':
      return rowAdded(context, change.part)
    case 'row.removed':
      return rowRemoved(context, change.part, change.rowId)
    case 'row.restored':
      return rowRestored(context, change.part)
  }
}

/** A new row may get the id of a removed one, which then cannot be restored any more. */
function rowAdded(context: EditorContext, part: RowsPart) {
  const answers = addRow(context.answers, part)
  const ofNew = rowPathOf(part, required(answers[part].at(-1), 'row').id, '')
  const validated = validatedOf(context, (path) => !path.startsWith(ofNew))
  return {
    ...withAnswers({ ...context, ...validated }, answers),
    ...validated,
    removedRows: context.removedRows.filter((removed) => removed.part !== part),
  }
}

const rowRemoved = (context: EditorContext, part: RowsPart, rowId: number) => {
  const gone = rowPathOf(part, rowId, '')
  const problems = context.problems.filter((problem) => !problem.path.startsWith(gone))
  const index = context.answers[part].findIndex((row) => row.id === rowId)
  const row = required(context.answers[part][index], 'row')
  return {
    ...withAnswers({ ...context, problems }, removeRow(context.answers, part, rowId)),
    removedRows: [...context.removedRows, { part, index, row }],
  }
}

/** The row to restore first: its index refers to the rows that existed when it was removed. */
export const lastRemoved = ({ removedRows }: EditorContext, part: RowsPart) =>
  removedRows.findLast((removed) => removed.part === part)

const rowRestored = (context: EditorContext, part: RowsPart) => {
  const last = required(lastRemoved(context, part), 'lastRemoved')
  return {
    ...withAnswers(context, insertRow(context.answers, part, last.index, last.row)),
    removedRows: context.removedRows.filter((removed) => removed !== last),
  }
}

/**
 * Fills in the found address. A value above a limit is filled in completely and shown as a problem (D-78).
 */
export const addressFilled = (context: EditorContext, code: PostalCodeField, values: Values) => {
  const found = addressFound(code, context.addresses[code.path], context.answers[code.part], values)
  const filled = Object.entries(found.answers).filter(([, value]) => value !== '')
  const paths = filled.map(([name]) => pathOf(code.part, name))
  return withAddress(context, context.answers, code, found, paths)
}

export const beneficiariesMerged = (context: EditorContext, onFile: BeneficiariesOnFile) => ({
  answers: { ...context.answers, beneficiarios: mergeBeneficiaries(context.answers.beneficiarios, onFile) },
})

export const editRulesOf = (context: EditorContext): EditRules => ({
  status: context.request.status,
  stored: context.stored,
})

/** The problems in one step that the participant can correct. */
export const stepProblems = (context: EditorContext, step: StepId): readonly Problem[] =>
  problemsToMend(
    formOf(context),
    editRulesOf(context),
    (answers) => problemsInStep(formOf(context), step, answers, factsIn(context)),
    context.answers,
  )

export const allProblems = (context: EditorContext): readonly Problem[] =>
  problemsToMend(
    formOf(context),
    editRulesOf(context),
    (answers) => problemsIn(formOf(context), answers, factsIn(context)),
    context.answers,
  )

/** Malformed answers, which even a draft must not have (D-125). */
export const malformedAnswers = (context: EditorContext): readonly Problem[] =>
  problemsToMend(
    formOf(context),
    editRulesOf(context),
    (answers) => malformedIn(formOf(context), answers, factsIn(context)),
    context.answers,
  )

/** The answers to send and then store. */
const answersOut = (context: EditorContext): Answers =>
  withStoredWhereFixed(
    formOf(context),
    editRulesOf(context),
    answersToSend(formOf(context), context.answers, factsIn(context)),
  )

/** The step of the first problem (D-52); null without a problem, or if it concerns no answer. */
export const stepOfFirst = (context: EditorContext, [first]: readonly Problem[]): StepId | null =>
  first ? stepOfPath(formOf(context), first.path) : null

function problemsShown(
  context: EditorContext,
  problems: readonly Problem[],
  validatedPaths: readonly string[],
) {
  return {
    problems,
    serverProblems: [] as readonly Problem[],
    validatedPaths,
    announceCount: context.announceCount + 1,
    alert: 'invalidForm' as const,
    refusal: null,
  }
}

const judgedIn = (context: EditorContext) => pathsIn(formOf(context), context.answers, factsIn(context))

/** Shows the problems at Próximo: only answers of this step were validated. */
export function stepProblemsShown(context: EditorContext, step: StepId) {
  const isHere = (path: string) => stepOfPath(formOf(context), path) === step
  return problemsShown(context, stepProblems(context, step), judgedIn(context).filter(isHere))
}

/** Shows the problems at Finalizar, in any step (D-52). */
export const allProblemsShown = (context: EditorContext) =>
  problemsShown(context, allProblems(context), judgedIn(context))

/** Shows the problems that prevent saving a draft; missing answers were not validated. */
export function malformedShown(context: EditorContext) {
  const problems = malformedAnswers(context)
  const validatedPaths = problems.map(({ path }) => path)
  return { ...problemsShown(context, problems, validatedPaths), refusal: messages.draftNotSaved }
}

/** Shows the server's refusal: its message, and its problems at their answers (D-55). */
export const refusalShown = (
  context: EditorContext,
  refusal: string | null,
  problems: readonly Problem[],
) => ({
  ...problemsShown(context, problems, judgedIn(context)),
  serverProblems: problems,
  alert: 'saveRefused' as const,
  refusal,
})

export const isOpenRequest = (context: EditorContext) => isOpen(context.request.status)

const SAVED_AS = { next: 'L', keep: 'L', later: 'L', send: 'A', cancel: 'N' } as const

/** The input of a save. Cancelling clears the dependants (FORM-11) and needs no validation (D-53). */
export function saveOf(context: EditorContext, purpose: Purpose): SaveRequest {
  const { request, documents, participant, reference, cloud, saveKey } = context
  const intent = SAVED_AS[purpose]
  const sent = answersOut(context)
  return {
    request,
    intent,
    answers: intent === 'N' ? { ...sent, dependentes: [], beneficiarios: [] } : sent,
    documents,
    cpf: participant.cpf,
    person: { id: participant.personId, wasInPlan: participant.memberships.length > 0 },
    plans: reference.plans,
    cloud,
    key: saveKey,
  }
}

/** Takes over the reply: id, protocol, documents and the ids of rows (FORM-23). */
export function requestSaved(context: EditorContext, saved: SavedRequest): EditorContext {
  const { request } = context
  const status = saved.status ?? nextStatus(request.status, { type: PARTICIPANT_MOVES.L }) ?? request.status
  const { id, protocol, version, rows, documents, people, nextKey } = saved
  return {
    ...context,
    request: { ...request, id, protocol, version, status },
    answers: { ...context.answers, ...rows },
    stored: { ...answersOut(context), ...rows },
    documents,
    people,
    saveKey: nextKey,
    problems: [],
    serverProblems: [],
    validatedPaths: [],
    left: [],
    removedRows: [],
    hasUnsaved: false,
    alert: null,
    refusal: null,
  }
}
