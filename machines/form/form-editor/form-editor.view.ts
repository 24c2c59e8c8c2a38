import type { SnapshotFrom } from 'xstate'
import type { LackingDocument } from '#domain/documents/required.ts'
import type { DocumentRules } from '#domain/documents/rules.ts'
import { type FilledRequest, formOf, isOpenRequest, kindOf } from '#domain/filled-requests/filled-request.ts'
import { progressOf as progressIn, type StepProgress } from '#domain/filled-requests/progress.ts'
import { postalCodeOf } from '#domain/forms/address-look-up.ts'
import type { Field, FormStep, Section, StepId } from '#domain/forms/form.ts'
import type { ReadSection } from '#domain/forms/read.ts'
import { previousStep, stepOf } from '#domain/forms/steps.ts'
import { messages } from '#domain/messages.ts'
import type { OpenRequest } from '#domain/request-kinds/edited-request.ts'
import { type Deadline, deadlineOf } from '#domain/requests/deadlines.ts'
import { writtenSinceLastMove } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import { correctionRequestOf } from '../../requests/request-status/index.ts'
import type { PostalCodeActor } from '../postal-code/index.ts'
import type { formEditorMachine } from './form-editor.machine.ts'

export type EditorSnapshot = SnapshotFrom<typeof formEditorMachine>

/**
 * The state of the screen around the fields. Fields use `fieldOf`; documents, dialogs and saves have their own
 * views.
 */
export type EditorView = Pick<OpenRequest, 'typeName' | 'typeId' | 'status' | 'statusName' | 'protocol'> &
  Pick<FilledRequest, 'announceCount' | 'refusal' | 'problems'> & {
    /** Null after the editor has ended. */
    readonly step: StepId | null
    readonly requestId: number | null
    /** The steps of the form; `current` is the one on screen. */
    readonly steps: readonly FormStep[]
    readonly current: FormStep | null
    readonly isFirstStep: boolean
    /** The steps of a saved request can be opened in any order. */
    readonly canJump: boolean
    /** L or E: fields that are editable in the status may change. */
    readonly isOpen: boolean
    readonly alert: string | null
    readonly beneficiaries: 'consulting' | 'declaring' | null
    readonly documentRules: DocumentRules
    readonly messages: readonly Message[]
    /** The demand of the fund; null unless it is the participant's turn. */
    readonly correctionRequest: string | null
    /** Unsaved answers in a request that is closed now. */
    readonly orphanedAnswers: readonly ReadSection[]
    /** Próximo waits for the lookup of the named participant. */
    readonly isPersonAwaited: boolean
  }

const alertOf = (filled: FilledRequest): string | null =>
  filled.alert === 'saveRefused' ? messages.saveRefused : filled.alert && kindOf(filled).invalidForm

export function editorView(snapshot: EditorSnapshot): EditorView {
  const { filled, history, messages, orphanedAnswers } = snapshot.context
  const { id: requestId, typeName, typeId, status, statusName, protocol } = filled.request
  const step = stepIn(snapshot)
  const form = formOf(filled)
  return {
    step,
    requestId,
    typeName,
    typeId,
    status,
    statusName,
    protocol,
    steps: form.steps,
    current: step && stepOf(form, step),
    isFirstStep: step === null || previousStep(form, step) === null,
    canJump: requestId !== null,
    isOpen: isOpenRequest(filled),
    alert: alertOf(filled),
    announceCount: filled.announceCount,
    refusal: filled.refusal,
    problems: filled.problems,
    beneficiaries: beneficiariesOf(snapshot),
    documentRules: kindOf(filled).documents,
    messages,
    correctionRequest: correctionRequestOf(filled.request, writtenSinceLastMove(history, messages)),
    orphanedAnswers,
    isPersonAwaited: snapshot.matches({ editing: { step: { data: 'awaitingPerson' } } }),
  }
}

/** The documents that prevent sending; empty if the request is closed. */
export const lackingIn = ({ context: { filled, lacking } }: EditorSnapshot): readonly LackingDocument[] =>
  isOpenRequest(filled) ? lacking : []

/** The progress of each step that can be opened. A new list each time. */
export const progressOf = (snapshot: EditorSnapshot): readonly StepProgress[] =>
  progressIn(snapshot.context.filled, lackingIn(snapshot).length)

/** The last day to act; null if the fund gives none. A new object each time. */
export const deadlineIn = ({ context: { filled, history, reference } }: EditorSnapshot): Deadline | null =>
  deadlineOf({ ...filled.request, since: history.at(-1)?.reachedAt ?? '' }, reference)

/** The chart that looks up the address of a postal code; undefined for any other field. */
export function lookUpOf(
  { children }: EditorSnapshot,
  section: Section,
  field: Field,
): PostalCodeActor | undefined {
  const code = postalCodeOf(section, field)
  return code ? children[code.path] : undefined
}

/** The current step; null on arrival and after the editor has ended. */
function stepIn(snapshot: EditorSnapshot): StepId | null {
  if (snapshot.matches({ editing: { step: 'data' } })) return 'data'
  if (snapshot.matches({ editing: { step: 'declaration' } })) return 'declaration'
  return snapshot.matches({ editing: { step: 'documents' } }) ? 'documents' : null
}

function beneficiariesOf(snapshot: EditorSnapshot): EditorView['beneficiaries'] {
  if (stepIn(snapshot) !== 'declaration') return null
  return snapshot.matches({ editing: { step: { declaration: 'declaring' } } }) ? 'declaring' : 'consulting'
}
