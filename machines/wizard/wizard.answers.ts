import type { Problem } from '#domain/call-failure.ts'
import { missingDocuments } from '#domain/documents/required.ts'
import { situationName, UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import { answersToSend, settle } from '#domain/forms/answered.ts'
import {
  type AnswerChange,
  addRow,
  changeAnswer,
  emptyAnswers,
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
import { stepOf } from '#domain/forms/steps.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { isOpen } from '#domain/requests/status.ts'

import { nextStatus, PARTICIPANT_MOVES } from '../request-status/index.ts'
import { required } from '../support/required.ts'
import type {
  BeneficiariesOnFile,
  SavedRequest,
  SaveIntent,
  SaveRequest,
  WizardContext,
} from './wizard.types.ts'

/** What the wizard's actions and guards do to its context, as pure functions. */

export const formOf = ({ kind }: WizardContext): RequestForm => required(kind?.form, 'form')
export const factsIn = ({ input }: WizardContext) => factsOf(input.participant, input.reference)
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
function withAnswers(context: WizardContext, answers: Answers, alsoShow: readonly string[] = []) {
  const settled = settle(formOf(context), answers, factsIn(context))
  const problems = problemsInStep(formOf(context), context.step, settled, factsIn(context))
  const shown = new Set([...context.problems.map((problem) => problem.path), ...context.judged, ...alsoShow])
  return {
    answers: settled,
    problems: problems.filter((problem) => shown.has(problem.path)),
    hasUnsaved: true,
    alert: null,
  }
}

export const answerChanged = (context: WizardContext, change: AnswerChange) => ({
  ...withAnswers(context, withResets(context, changeAnswer(context.answers, change), change)),
  postalCodeNews: concernsPostalCode(change) ? null : context.postalCodeNews,
})

/** What was chosen for the old value is asked anew, never carried over. */
const withResets = (context: WizardContext, changed: Answers, change: AnswerChange): Answers =>
  emptyAnswers(changed, change, fieldAt(context, change.part, change.name)?.resets ?? [])

/** The code itself, or the country that decides whether there is one. */
export const concernsPostalCode = ({ part, name }: AnswerChange) =>
  part === 'endereco' && (name === 'cep' || name === 'id_pais')

export const rowAdded = (context: WizardContext, part: RowsPart) =>
  withAnswers(context, addRow(context.answers, part))

export const rowRemoved = (context: WizardContext, part: RowsPart, rowId: number) => {
  const gone = rowPathOf(part, rowId, '')
  const problems = context.problems.filter((problem) => !problem.path.startsWith(gone))
  return withAnswers({ ...context, problems }, removeRow(context.answers, part, rowId))
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

export const stepProblems = (context: WizardContext): readonly Problem[] =>
  problemsInStep(formOf(context), context.step, context.answers, factsIn(context))

export const allProblems = (context: WizardContext): readonly Problem[] =>
  problemsIn(formOf(context), context.answers, factsIn(context))

/** Shows the problems and opens the first step that has one (D-52). */
export function problemsShown(context: WizardContext, problems: readonly Problem[]) {
  const first = problems[0] ? stepOfPath(formOf(context), problems[0].path) : null
  return {
    problems,
    judged: pathsIn(formOf(context), context.answers, factsIn(context)),
    refusals: context.refusals + 1,
    alert: 'invalidForm' as const,
    refusal: null,
    cameFrom: context.step,
    step: first ?? context.step,
  }
}

/** The server's no: its own sentence, and its problems beside the answers they belong to (D-55). */
export const refusalShown = (
  context: WizardContext,
  refusal: string | null,
  problems: readonly Problem[],
) => ({
  ...problemsShown(context, problems),
  alert: 'saveRefused' as const,
  refusal,
})

/** The names of the documents still missing (D-56); null where sending is out of the question. */
export function missingIn(context: WizardContext): readonly string[] | null {
  const { kind, request, documents, people } = context
  if (!kind || !request || !isOpen(request.status)) return null
  return missingDocuments(kind, { documents, people })
}

export const isReadyToSend = (context: WizardContext) => missingIn(context)?.length === 0

/** Answers may ask for other documents than before: the ones the server gives back decide. */
export const isReadyAfter = (context: WizardContext, { documents, people }: SavedRequest) =>
  isReadyToSend({ ...context, documents, people })

export const isOpenRequest = (context: WizardContext) => isOpen(requestOf(context).status)

/** Cancelling clears the dependants (core 4) and needs no validation (D-53). */
export function saveOf(context: WizardContext, intent: SaveIntent): SaveRequest {
  const { input, answers, documents, saveKey } = context
  const sent = answersToSend(formOf(context), answers, factsIn(context))
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
  const sent = answersToSend(formOf(context), context.answers, factsIn(context))
  return {
    request: { ...before, id: saved.id, protocol: saved.protocol, version: saved.version, status },
    answers: { ...context.answers, ...saved.rows },
    stored: { ...sent, ...saved.rows },
    documents: saved.documents,
    people: saved.people,
    saveKey: saved.nextKey,
    problems: [],
    judged: [],
    hasUnsaved: false,
    alert: null,
    refusal: null,
  }
}

type Attached = {
  readonly rowId: number
  readonly dependantId: number | null
  readonly documentId: number
  readonly fileName: string
}

/** After an upload the row shows the file, in analysis (core 4). */
export function documentAttached(
  context: WizardContext,
  { rowId, dependantId, documentId, fileName }: Attached,
) {
  const attach = <Row extends { readonly id: number }>(row: Row): Row =>
    row.id === rowId
      ? {
          ...row,
          documentId,
          fileName,
          situationId: UNDER_ANALYSIS,
          situationName: situationName(UNDER_ANALYSIS),
        }
      : row
  return dependantId === null
    ? { documents: context.documents.map(attach) }
    : {
        people: context.people.map((person) =>
          person.dependantId === dependantId
            ? { ...person, documents: person.documents.map(attach) }
            : person,
        ),
      }
}
