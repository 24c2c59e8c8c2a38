import type { Problem } from '#domain/call-failure.ts'
import { answersToSend, settle } from '#domain/forms/answered.ts'
import {
  type AnswerChange,
  addRow,
  changeAnswer,
  changedPaths,
  emptyAnswers,
  insertRow,
  mergeBeneficiaries,
  removeRow,
  setValues,
} from '#domain/forms/answers.ts'
import {
  type Answers,
  type Field,
  isEditable,
  pathOf,
  type RequestForm,
  type RowsPart,
  rowPathOf,
  stepOfPath,
  type Values,
} from '#domain/forms/form.ts'
import { pathsIn, problemsIn, problemsInStep } from '#domain/forms/problems.ts'
import { problemsToMend, type Standing, withStoredWhereFixed } from '#domain/forms/standing.ts'
import { stepOf } from '#domain/forms/steps.ts'
import type { Facts } from '#domain/requests/facts.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { isOpen } from '#domain/requests/status.ts'

import type { BeneficiariesOnFile } from '../beneficiaries/index.ts'
import { nextStatus, PARTICIPANT_MOVES } from '../request-status/index.ts'
import { required } from '../support/required.ts'
import type { SavedRequest, SaveIntent, SaveRequest, WizardContext } from './wizard.types.ts'

/** What the wizard's actions and guards do to its context, as pure functions. */

export const formOf = ({ kind }: WizardContext): RequestForm => required(kind?.form, 'form')
export const factsIn = ({ input, contributionSalaryCents, named }: WizardContext): Facts => ({
  ...factsOf(input.participant, input.reference),
  ...(named && { named }),
  ...(contributionSalaryCents !== undefined && { contributionSalaryCents }),
})
export const requestOf = ({ request }: WizardContext) => required(request, 'request')

/** What the step on screen asks. */
const sectionsOnScreen = (context: WizardContext) => stepOf(formOf(context), context.step).sections

const fieldAt = (context: WizardContext, part: string, name: string): Field | undefined =>
  sectionsOnScreen(context)
    .filter((section) => section.part === part)
    .flatMap((section) => section.fields)
    .find((field) => field.name === name)

/** Only in L or E, only what the step on screen asks, and only the fields that the policy opens there (D-49). */
export function mayChange(context: WizardContext, change: AnswerChange): boolean {
  const field = fieldAt(context, change.part, change.name)
  return field !== undefined && isEditable(field.editableIn, requestOf(context).status)
}

/** Rows may be added and removed where the participant owns them. */
export const mayEditRows = (context: WizardContext, part: RowsPart) =>
  sectionsOnScreen(context).some(
    (section) =>
      section.kind === 'rows' &&
      section.part === part &&
      section.source === 'participant' &&
      isEditable(section.editableIn, requestOf(context).status),
  )

/** Answers after a change, what they force, and the problems that are still to be shown. */
export function withAnswers(context: WizardContext, answers: Answers, alsoShow: readonly string[] = []) {
  const settled = settle(formOf(context), answers, factsIn(context))
  const shown = new Set([...context.problems.map((problem) => problem.path), ...context.judged, ...alsoShow])
  const own = allProblems({ ...context, answers: settled }).filter(({ path }) => shown.has(path))
  const refused = stillRefused(context, settled)
  const problems = [...refused.filter(({ path }) => own.every((problem) => problem.path !== path)), ...own]
  return { answers: settled, problems, refused, hasUnsaved: true, ...sayingStill({ ...context, problems }) }
}

function stillRefused({ refused, answers }: WizardContext, settled: Answers): readonly Problem[] {
  if (refused.length === 0) return refused
  const changed = changedPaths(answers, settled)
  return refused.filter(({ path }) => !changed.some((one) => path === one || path.startsWith(`${one}.`)))
}

/** The notice over the form stays for as long as something that it leads to is wrong. */
export const sayingStill = ({ problems, alert, refusal }: WizardContext) =>
  problems.length > 0 ? { alert, refusal } : { alert: null, refusal: null }

export const answerChanged = (context: WizardContext, change: AnswerChange) => ({
  ...withAnswers(context, withResets(context, changeAnswer(context.answers, change), change)),
  postalCodeNews: concernsPostalCode(change) ? null : context.postalCodeNews,
  lookUpTrouble: namesParticipant(context, change) ? null : context.lookUpTrouble,
})

/** What was chosen for the old value is asked anew, never carried over. */
const withResets = (context: WizardContext, changed: Answers, change: AnswerChange): Answers =>
  emptyAnswers(changed, change, fieldAt(context, change.part, change.name)?.resets ?? [])

/** The code itself, or the country that decides whether there is one. */
export const concernsPostalCode = ({ part, name }: AnswerChange) =>
  part === 'endereco' && (name === 'cep' || name === 'id_pais')

/** The CPF of another participant. */
export const namesParticipant = (context: WizardContext, { part, name }: AnswerChange) =>
  fieldAt(context, part, name)?.namesParticipant === true

/** A new row may get the id of one that was removed: those are gone now. */
export const rowAdded = (context: WizardContext, part: RowsPart) => ({
  ...withAnswers(context, addRow(context.answers, part)),
  removedRows: context.removedRows.filter((removed) => removed.part !== part),
})

export const rowRemoved = (context: WizardContext, part: RowsPart, rowId: number) => {
  const gone = rowPathOf(part, rowId, '')
  const problems = context.problems.filter((problem) => !problem.path.startsWith(gone))
  const index = context.answers[part].findIndex((row) => row.id === rowId)
  const row = required(context.answers[part][index], 'row')
  return {
    ...withAnswers({ ...context, problems }, removeRow(context.answers, part, rowId)),
    removedRows: [...context.removedRows, { part, index, row }],
  }
}

/** What comes back first: where a row stood is told by the rows that were there when it went. */
export const lastRemoved = ({ removedRows }: WizardContext, part: RowsPart) =>
  removedRows.findLast((removed) => removed.part === part)

export const rowRestored = (context: WizardContext, part: RowsPart) => {
  const last = required(lastRemoved(context, part), 'lastRemoved')
  return {
    ...withAnswers(context, insertRow(context.answers, part, last.index, last.row)),
    removedRows: context.removedRows.filter((removed) => removed !== last),
  }
}

/** A value over its limit is filled and flagged at once, never cut (D-78). */
export const addressFilled = (context: WizardContext, values: Values) => {
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const paths = Object.keys(said).map((name) => pathOf('endereco', name))
  return {
    ...withAnswers(context, setValues(context.answers, 'endereco', said), paths),
    postalCodeNews: null,
  }
}

export const beneficiariesMerged = (context: WizardContext, onFile: BeneficiariesOnFile) => ({
  answers: { ...context.answers, beneficiarios: mergeBeneficiaries(context.answers.beneficiarios, onFile) },
})

const standingOf = (context: WizardContext): Standing => ({
  status: requestOf(context).status,
  stored: context.stored,
})

/** What the participant can mend in one step, by default the one on screen. */
export const stepProblems = (context: WizardContext, step = context.step): readonly Problem[] =>
  problemsToMend(
    formOf(context),
    standingOf(context),
    (answers) => problemsInStep(formOf(context), step, answers, factsIn(context)),
    context.answers,
  )

export const allProblems = (context: WizardContext): readonly Problem[] =>
  problemsToMend(
    formOf(context),
    standingOf(context),
    (answers) => problemsIn(formOf(context), answers, factsIn(context)),
    context.answers,
  )

/** What is sent and then stored. */
const answersOut = (context: WizardContext): Answers =>
  withStoredWhereFixed(
    formOf(context),
    standingOf(context),
    answersToSend(formOf(context), context.answers, factsIn(context)),
  )

/** Shows the problems and opens the first step that has one (D-52). */
function problemsShown(context: WizardContext, problems: readonly Problem[], judged: readonly string[]) {
  const first = problems[0] ? stepOfPath(formOf(context), problems[0].path) : null
  return {
    problems,
    refused: [] as readonly Problem[],
    judged,
    refusals: context.refusals + 1,
    alert: 'invalidForm' as const,
    refusal: null,
    cameFrom: context.step,
    step: first ?? context.step,
  }
}

const judgedIn = (context: WizardContext) => pathsIn(formOf(context), context.answers, factsIn(context))

/** What Próximo finds: the answers of other steps were not judged. */
export function stepProblemsShown(context: WizardContext) {
  const isHere = (path: string) => stepOfPath(formOf(context), path) === context.step
  return problemsShown(context, stepProblems(context), judgedIn(context).filter(isHere))
}

/** What Finalizar finds, in whatever step (D-52). */
export const allProblemsShown = (context: WizardContext) =>
  problemsShown(context, allProblems(context), judgedIn(context))

/** The server's no: its own sentence, and its problems beside the answers they belong to (D-55). */
export const refusalShown = (
  context: WizardContext,
  refusal: string | null,
  problems: readonly Problem[],
) => ({
  ...problemsShown(context, problems, judgedIn(context)),
  refused: problems,
  alert: 'saveRefused' as const,
  refusal,
})

export const isOpenRequest = (context: WizardContext) => isOpen(requestOf(context).status)

/** Cancelling clears the dependants (core 4) and needs no validation (D-53). */
export function saveOf(context: WizardContext, intent: SaveIntent): SaveRequest {
  const { input, documents, saveKey } = context
  const sent = answersOut(context)
  return {
    request: requestOf(context),
    intent,
    answers: intent === 'N' ? { ...sent, dependentes: [], beneficiarios: [] } : sent,
    documents,
    cpf: input.participant.cpf,
    cloudId: input.cloud.id,
    key: saveKey,
  }
}

/** Fills in what the server gave: id, protocol, documents and the rows' real ids (core 7). */
export function requestSaved(context: WizardContext, saved: SavedRequest, intent: SaveIntent) {
  const before = requestOf(context)
  const status =
    saved.status ?? nextStatus(before.status, { type: PARTICIPANT_MOVES[intent] }) ?? before.status
  const sent = answersOut(context)
  return {
    request: { ...before, id: saved.id, protocol: saved.protocol, version: saved.version, status },
    answers: { ...context.answers, ...saved.rows },
    stored: { ...sent, ...saved.rows },
    documents: saved.documents,
    people: saved.people,
    saveKey: saved.nextKey,
    problems: [],
    refused: [],
    judged: [],
    removedRows: [],
    hasUnsaved: false,
    alert: null,
    refusal: null,
  }
}
