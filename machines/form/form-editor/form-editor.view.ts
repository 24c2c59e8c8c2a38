import type { SnapshotFrom } from 'xstate'

import type { Problem } from '#domain/call-failure.ts'
import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { LackingDocument, PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { FormStep, StepId } from '#domain/forms/form.ts'
import type { ReadSection } from '#domain/forms/read.ts'
import { previousStep, stepOf } from '#domain/forms/steps.ts'
import { messages } from '#domain/messages.ts'
import { type Deadline, deadlineOf } from '#domain/requests/deadlines.ts'
import { writtenSinceLastMove } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { DocumentSlot } from '../../documents/upload/index.ts'
import type { DocumentAttached } from '../../documents/upload-queue/index.ts'
import { correctionRequestOf } from '../../requests/request-status/index.ts'
import { formOf, isOpenRequest, kindIn } from './form-editor.answers.ts'
import { missingIn } from './form-editor.documents.ts'
import type { formEditorMachine } from './form-editor.machine.ts'

export type EditorSnapshot = SnapshotFrom<typeof formEditorMachine>

/**
 * The state of the screen around the fields. Fields use `fieldOf`; dialogs and saves have their own views.
 */
export type EditorView = {
  /** Null after the editor has ended. */
  readonly step: StepId | null
  readonly requestId: number | null
  readonly typeName: string
  readonly typeId: number
  readonly status: RequestStatus
  readonly statusName: string
  readonly protocol: string
  /** The steps of the form; `current` is the one on screen. */
  readonly steps: readonly FormStep[]
  readonly current: FormStep | null
  readonly isFirstStep: boolean
  /** The steps of a saved request can be opened in any order. */
  readonly canJump: boolean
  /** L or E: fields that are editable in the status may change. */
  readonly isOpen: boolean
  readonly alert: string | null
  /** Grows with every refusal, so that the same alert is announced again. */
  readonly announceCount: number
  readonly refusal: string | null
  readonly problems: readonly Problem[]
  readonly beneficiaries: 'consulting' | 'declaring' | null
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  /** Types of the holder's documents without which the request can be sent. */
  readonly optionalTypes: readonly number[]
  readonly complementary: readonly ComplementaryDocument[]
  readonly messages: readonly Message[]
  /** The demand of the fund; null unless it is the participant's turn. */
  readonly correctionRequest: string | null
  /** Unsaved answers in a request that is closed now. */
  readonly orphanedAnswers: readonly ReadSection[]
  /** The rows with running or stopped uploads. */
  readonly pendingUploads: readonly DocumentSlot[]
  /** Documents that were attached to rows since the request was loaded. */
  readonly attached: readonly DocumentAttached[]
  /** Why the last document was not removed; null if there is nothing to report. */
  readonly removalRefusal: string | null
  readonly canFinalize: boolean
  /** Próximo waits for the lookup of the named participant. */
  readonly isPersonAwaited: boolean
}

const alertOf = (context: EditorSnapshot['context']): string | null =>
  context.alert === 'saveRefused' ? messages.saveRefused : context.alert && kindIn(context).invalidForm

export function editorView(snapshot: EditorSnapshot): EditorView {
  const { context } = snapshot
  const { request } = context
  const step = stepIn(snapshot)
  const form = formOf(context)
  return {
    step,
    requestId: request.id,
    typeName: request.typeName,
    typeId: request.typeId,
    status: request.status,
    statusName: request.statusName,
    protocol: request.protocol,
    steps: form.steps,
    current: step && stepOf(form, step),
    isFirstStep: step === null || previousStep(form, step) === null,
    canJump: request.id !== null,
    isOpen: isOpenRequest(context),
    alert: alertOf(context),
    announceCount: context.announceCount,
    refusal: context.refusal,
    problems: context.problems,
    beneficiaries: beneficiariesOf(snapshot),
    documents: context.documents,
    people: context.people,
    optionalTypes: kindIn(context).documents.exemptDocumentTypes,
    complementary: context.complementary,
    messages: context.messages,
    correctionRequest: correctionRequestOf(request, writtenSinceLastMove(context.history, context.messages)),
    orphanedAnswers: context.orphanedAnswers,
    pendingUploads: context.pendingUploads,
    attached: context.attached,
    removalRefusal: context.removalRefusal,
    canFinalize: snapshot.can({ type: 'send.requested' }),
    isPersonAwaited: context.isPersonAwaited,
  }
}

/** The documents that prevent sending; empty if the request is closed. A new list each time. */
export const lackingIn = ({ context }: EditorSnapshot): readonly LackingDocument[] => missingIn(context) ?? []

/** The last day to act; null if the fund gives none. A new object each time. */
export const deadlineIn = ({ context: { request, history, reference } }: EditorSnapshot): Deadline | null =>
  deadlineOf({ ...request, since: history.at(-1)?.reachedAt ?? '' }, reference)

/** The current step; null after the editor has ended. */
const stepIn = (snapshot: EditorSnapshot): StepId | null =>
  snapshot.matches('editing') ? snapshot.context.at : null

function beneficiariesOf(snapshot: EditorSnapshot): EditorView['beneficiaries'] {
  if (stepIn(snapshot) !== 'declaration') return null
  return snapshot.matches({ editing: { steps: { declaration: 'consulting' } } }) ? 'consulting' : 'declaring'
}
