import { lackingDocuments } from '#domain/documents/required.ts'
import { hasSavableChanges, isBegun, wellFormed, withAutosaved } from '#domain/filled-requests/autosave.ts'
import { cpfToLookUp, type RowsChange } from '#domain/filled-requests/changes.ts'
import { type FilledRequest, formOf, kindOf } from '#domain/filled-requests/filled-request.ts'
import { stepOfFirst } from '#domain/filled-requests/problems.ts'
import { answersOut, differsFromStored, withDraft, withSaved } from '#domain/filled-requests/versions.ts'
import {
  concerns,
  digitsToLookUp,
  type PostalCodeField,
  postalCodesIn,
} from '#domain/forms/address-look-up.ts'
import type { AnswerChange } from '#domain/forms/answers.ts'
import { type Answers, type StepId, sectionsOf } from '#domain/forms/form.ts'
import { nextStep, previousStep, STEP_NUMBERS, stepAt } from '#domain/forms/steps.ts'
import { listPath } from '#domain/navigation/paths.ts'
import { requestPath, startPath } from '#domain/navigation/request-paths.ts'
import type { SavedRequest, SaveRequest } from '#domain/request-kinds/edited-request.ts'
import { factsOf, maxFileMb } from '#domain/requests/reference.ts'
import { requestName } from '#domain/requests/summary.ts'
import type { DocumentRowsInput, Rows } from '../../documents/document-rows/index.ts'
import { nextStatus, PARTICIPANT_MOVES } from '../../requests/request-status/index.ts'
import { required } from '../../support/required.ts'
import { startedWith } from '../../support/xstate-internals.ts'
import type { Autosaved } from '../autosave/index.ts'
import type { BeneficiariesRequest } from '../beneficiaries/index.ts'
import type { DraftChanged, DraftKey } from '../draft/index.ts'
import type { Purpose } from '../submission/index.ts'
import type { EditorContext, EditorEvent, EditorInput } from './form-editor.types.ts'

/** The documents that the server has; until the rows report those on their way too. */
export const documentsOf = (filled: FilledRequest, loaded: Rows) => ({
  documents: loaded.documents,
  lacking: lackingDocuments(kindOf(filled), loaded),
})

/** The loaded request with the draft of the tab restored. */
export function contextOf({ loaded, step, ...around }: EditorInput): EditorContext {
  const { messages, history } = loaded
  const merged = withDraft(loaded, factsOf(around.participant, around.reference))
  const firstStep = stepAt(formOf(merged.filled), step, loaded.request.id !== null)
  return {
    ...around,
    ...merged,
    firstStep,
    settled: [],
    isFirstSave: loaded.request.id === null,
    messages,
    history,
    ...documentsOf(merged.filled, loaded),
  }
}

const rowsOwner = ({ request }: FilledRequest): DocumentRowsInput['request'] => ({
  id: request.id,
  typeId: request.typeId,
  name: requestName(request),
})

type Moment = { readonly context: EditorContext; readonly event: { readonly type: string } }

/** The input of the rows, by the start event of the editor. */
export function rowsOf({ context, event }: Moment): DocumentRowsInput {
  const { participant, reference, cloud, filled } = context
  const { documents, people, complementary } = startedWith<EditorInput>(event).loaded
  return {
    request: rowsOwner(filled),
    documents,
    people,
    complementary,
    owner: { participant, cloud },
    maxSizeMb: maxFileMb(participant, reference),
  }
}

/** Tells the rows what the server has now. */
export const rowsLoaded = (
  { filled }: EditorContext,
  { documents, people }: Pick<DocumentRowsInput, 'documents' | 'people'>,
) => ({ type: 'rows.loaded', request: rowsOwner(filled), documents, people }) as const

/** Takes over the reply of a save (FORM-23). */
export function requestSaved({ filled }: EditorContext, reply: SavedRequest) {
  const { status } = filled.request
  const next = reply.status ?? nextStatus(status, { type: PARTICIPANT_MOVES.L }) ?? status
  return {
    filled: withSaved(filled, reply, next),
    isFirstSave: false,
    saveKey: reply.nextKey,
    ...documentsOf(filled, reply),
  }
}

const SAVED_AS = { next: 'L', keep: 'L', later: 'L', send: 'A', cancel: 'N' } as const

const withoutPeople = (answers: Answers): Answers => ({ ...answers, dependentes: [], beneficiarios: [] })

/** The input of a save. Cancelling clears the dependants (FORM-11) and needs no validation (D-53). */
export function saveOf(
  { participant, reference, cloud, filled, documents, saveKey }: EditorContext,
  purpose: Purpose,
): SaveRequest {
  const intent = SAVED_AS[purpose]
  const answers = answersOut(filled)
  return {
    request: filled.request,
    intent,
    answers: intent === 'N' ? withoutPeople(answers) : answers,
    documents,
    cpf: participant.cpf,
    person: { id: participant.personId, wasInPlan: participant.memberships.length > 0 },
    plans: reference.plans,
    cloud,
    key: saveKey,
  }
}

/** What a draft saves by itself: all that is well-formed (D-138). */
export const autosaveOf = (context: EditorContext): SaveRequest =>
  saveOf({ ...context, filled: wellFormed(context.filled) }, 'keep')

/** Whether the draft may save itself, and the server lacks anything of it. */
export const mayAutosave = (context: EditorContext): boolean =>
  isDraft(context) && context.conflicts.length === 0 && hasSavableChanges(context.filled)

/** Takes over the reply of a save that went on while the participant typed. */
export function requestAutosaved({ filled }: EditorContext, { sent, reply }: Autosaved) {
  const status = reply.status ?? filled.request.status
  return {
    filled: withAutosaved(filled, sent, reply, status),
    saveKey: reply.nextKey,
    ...documentsOf(filled, reply),
  }
}

export const draftKey = ({ filled: { request }, participant }: EditorContext): DraftKey => ({
  cpf: participant.cpf,
  requestId: request.id,
  typeId: request.typeId,
})

export function draftChanged(context: EditorContext): DraftChanged {
  const { answers, stored, request } = context.filled
  const { saveKey } = context
  return { type: 'draft.changed', ...draftKey(context), answers, stored, version: request.version, saveKey }
}

/** In E the answers stay in the tab (D-138). */
export const isDraft = ({ filled }: EditorContext): boolean => filled.request.status === 'L'

export const autosaveNews = ({ filled }: EditorContext, hasNews: boolean) =>
  hasNews
    ? ({ type: 'autosave.changed', isBegun: isBegun(filled) } as const)
    : ({ type: 'autosave.cancelled' } as const)

/**
 * The event for the draft after the request is loaded: its answers are in the form again, or it has none that
 * the server lacks.
 */
export function draftAfter(context: EditorContext, start: { readonly type: string }) {
  const { draft } = startedWith<EditorInput>(start).loaded
  if (draft && differsFromStored(context.filled)) return { type: 'draft.restored', time: draft.time } as const
  const isSettled = draft === null || context.orphanedAnswers.length > 0
  return isSettled
    ? ({ type: 'draft.settled' } as const)
    : ({ type: 'draft.dropped', ...draftKey(context) } as const)
}

/** The postal codes whose addresses are looked up, each by a child chart with the path of the code as its id. */
export const postalCodesOf = (filled: FilledRequest): readonly PostalCodeField[] =>
  postalCodesIn(sectionsOf(formOf(filled)))

/** Whether the change is to a postal code, or to the country of one. */
export const changesPostalCode = (filled: FilledRequest, change: AnswerChange): boolean =>
  postalCodesOf(filled).some((code) => concerns(code, change))

/** The postal code that changes, itself or by its country. */
export const postalCodeChanged = (filled: FilledRequest, change: AnswerChange): PostalCodeField =>
  required(
    postalCodesOf(filled).find((code) => concerns(code, change)),
    'postal code',
  )

export const postalCodeAt = (filled: FilledRequest, path: string): PostalCodeField =>
  required(
    postalCodesOf(filled).find((code) => code.path === path),
    path,
  )

/** The digits to look up for a code; '' if there is nothing to look up. */
export const digitsOf = ({ answers }: FilledRequest, code: PostalCodeField) =>
  digitsToLookUp(code, answers[code.part])

/** The digits of who is named, to look up; '' also before a choice between two versions of the answers. */
export const cpfAsked = ({ filled, conflicts }: EditorContext): string =>
  conflicts.length > 0 ? '' : cpfToLookUp(filled)

/** Whether the form needs lists that were not loaded with the request (P-314). */
export const lacksLists = (filled: FilledRequest): boolean =>
  kindOf(filled).asksLists && filled.facts.enrolment === undefined

export const isRowsChange = (event: EditorEvent): event is RowsChange => event.type.startsWith('row.')

/** The participant and the plan whose beneficiaries are loaded. */
export const consultationOf = ({ participant, filled }: EditorContext): BeneficiariesRequest => ({
  personId: participant.personId,
  planId: Number(filled.answers.detalhes.id_plano),
})

export type StepShown = {
  readonly step: StepId
  /** The step whose URL gets the id of the request (D-19). */
  readonly leaving?: StepId
  readonly replace?: boolean
}

/**
 * The URL of a step. On arrival it replaces the requested one; a step forward or back adds an entry to the
 * browser's history, so that Back is Voltar (D-30).
 */
export function stepUrl(
  { filled: { request } }: EditorContext,
  { step, leaving, replace = false }: StepShown,
) {
  const { id, typeId } = request
  const at = (one: StepId) =>
    (id === null ? startPath(typeId) : requestPath({ id, typeId }, STEP_NUMBERS[one])) ?? listPath
  return { path: at(step), replace, leaving: leaving ? at(leaving) : null }
}

/** The step to which an event leads; null if it leads to none. */
export function stepOfEvent({ filled, firstStep }: EditorContext, event: EditorEvent): StepId | null {
  const form = formOf(filled)
  switch (event.type) {
    case 'step.requested':
      return stepAt(form, event.step, filled.request.id !== null)
    case 'step.left':
      return previousStep(form, 'documents')
    case 'submission.stepSaved':
      return nextStep(form, 'data')
    case 'submission.refused':
      return stepOfFirst(filled, event.problems)
    default:
      return firstStep
  }
}
