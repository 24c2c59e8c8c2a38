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

import { wishOf } from '../request-status/index.ts'
import { formOf, isOpenRequest, kindIn } from './form-editor.answers.ts'
import { missingIn } from './form-editor.documents.ts'
import type { formEditorMachine } from './form-editor.machine.ts'

export type EditorSnapshot = SnapshotFrom<typeof formEditorMachine>

/**
 * Everything the screen shows around the fields; fields read their own values through `fieldOf`, and what a task asks or
 * waits for is its own chart's.
 */
export type EditorView = {
  /** null once it has ended. */
  readonly step: StepId | null
  readonly requestId: number | null
  readonly typeName: string
  readonly status: RequestStatus
  readonly statusName: string
  readonly protocol: string
  /** The steps of the type's form, and the one on screen. */
  readonly steps: readonly FormStep[]
  readonly current: FormStep | null
  readonly isFirstStep: boolean
  /** A saved request's steps may be visited in any order. */
  readonly canJump: boolean
  /** L or E: the form may be changed, as far as the field policy opens it. */
  readonly isOpen: boolean
  readonly alert: string | null
  /** Grows with every refusal, so that the same notice is announced again. */
  readonly refusals: number
  readonly refusal: string | null
  readonly problems: readonly Problem[]
  readonly beneficiaries: 'consulting' | 'declaring' | null
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly complementary: readonly ComplementaryDocument[]
  readonly messages: readonly Message[]
  /** What the fund waits for; null where it is not the participant's turn. */
  readonly fundsWish: string | null
  /** What was typed into a request that takes no changes any more. */
  readonly leftOver: readonly ReadSection[]
  /** Files of the request that are on their way, or stopped on it. */
  readonly filesUnderWay: number
  /** Why the last document was not removed; null: nothing is said. */
  readonly removalRefusal: string | null
  readonly canFinalize: boolean
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
    status: request.status,
    statusName: request.statusName,
    protocol: request.protocol,
    steps: form.steps,
    current: step && stepOf(form, step),
    isFirstStep: step === null || previousStep(form, step) === null,
    canJump: request.id !== null,
    isOpen: isOpenRequest(context),
    alert: alertOf(context),
    refusals: context.refusals,
    refusal: context.refusal,
    problems: context.problems,
    beneficiaries: beneficiariesOf(snapshot),
    documents: context.documents,
    people: context.people,
    complementary: context.complementary,
    messages: context.messages,
    fundsWish: wishOf(request.status, writtenSinceLastMove(context.history, context.messages)),
    leftOver: context.leftOver,
    filesUnderWay: context.underWay.length,
    removalRefusal: context.removalRefusal,
    canFinalize: snapshot.can({ type: 'send.requested' }),
  }
}

/** The documents that hold sending back; none where sending is out of the question. A new list each time. */
export const lackingIn = ({ context }: EditorSnapshot): readonly LackingDocument[] => missingIn(context) ?? []

/** The last day to act; null if the fund gives none. A new object each time. */
export const deadlineIn = ({ context: { request, history, reference } }: EditorSnapshot): Deadline | null =>
  deadlineOf({ ...request, since: history.at(-1)?.reachedAt ?? '' }, reference)

/** The step on screen; null where there is none. */
const stepIn = (snapshot: EditorSnapshot): StepId | null =>
  snapshot.matches('editing') ? snapshot.context.at : null

function beneficiariesOf(snapshot: EditorSnapshot): EditorView['beneficiaries'] {
  if (stepIn(snapshot) !== 'declaration') return null
  return snapshot.matches({ editing: { steps: { declaration: 'consulting' } } }) ? 'consulting' : 'declaring'
}
