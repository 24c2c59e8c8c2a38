import type { SnapshotFrom } from 'xstate'

import type { Problem } from '#domain/call-failure.ts'
import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { LackingDocument, PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { FormStep, StepId } from '#domain/forms/form.ts'
import type { Overtaken } from '#domain/forms/overlap.ts'
import type { ReadSection } from '#domain/forms/read.ts'
import { previousStep, stepOf } from '#domain/forms/steps.ts'
import { messages } from '#domain/messages.ts'
import { writtenSinceLastMove } from '#domain/requests/history.ts'
import { kindOf } from '#domain/requests/kinds.ts'
import type { Message } from '#domain/requests/message.ts'
import { PARTICIPANT_AREA_TYPE } from '#domain/requests/screens.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

import { wishOf } from '../request-status/index.ts'
import { startRefusalOf } from './wizard.address.ts'
import { isOpenRequest } from './wizard.answers.ts'
import { missingIn } from './wizard.documents.ts'
import type { wizardMachine } from './wizard.machine.ts'

export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>

/** Everything the screen shows around the fields; fields read their own values through `fieldOf`. */
export type WizardView = {
  readonly screen: 'loading' | 'unavailable' | 'missing' | StepId
  readonly unavailable: 'participantArea' | 'withdrawalNotAllowed' | 'notYet' | 'other' | null
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
  /** What the wizard waits for, so that its buttons say so. */
  readonly waitingFor: 'save' | 'send' | 'cancel' | null
  readonly alert: string | null
  /** Grows with every refusal, so that the same notice is said anew. */
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
  /** What somebody else saved meanwhile, while the participant has to choose; null else. */
  readonly overtaken: readonly Overtaken[] | null
  readonly canGoOn: boolean
  /** What was typed into a request that takes no changes any more. */
  readonly leftOver: readonly ReadSection[]
  readonly isChoosingFile: boolean
  /** Files of the request that are on their way, or stopped on it. */
  readonly filesUnderWay: number
  readonly isConfirmingSend: boolean
  readonly isConfirmingCancel: boolean
  readonly canFinalize: boolean
  readonly canCancel: boolean
  readonly canAttach: boolean
}

const ALERTS = { invalidForm: messages.invalidForm, saveRefused: messages.saveRefused } as const

export function wizardView(snapshot: WizardSnapshot): WizardView {
  const { context } = snapshot
  const { request, kind, step } = context
  const form = kind?.form ?? null
  const open = request !== null && isOpenRequest(context)
  return {
    screen: screenOf(snapshot),
    unavailable: unavailableOf(snapshot),
    requestId: request?.id ?? null,
    typeName: request?.typeName ?? '',
    status: request?.status ?? 'L',
    statusName: request?.statusName ?? '',
    protocol: request?.protocol ?? '',
    steps: form?.steps ?? [],
    current: form ? stepOf(form, step) : null,
    isFirstStep: form ? previousStep(form, step) === null : true,
    canJump: (request?.id ?? null) !== null,
    isOpen: open,
    waitingFor: waitingFor(snapshot),
    alert: context.alert ? ALERTS[context.alert] : null,
    refusals: context.refusals,
    refusal: context.refusal,
    problems: context.problems,
    beneficiaries: beneficiariesOf(snapshot),
    documents: context.documents,
    people: context.people,
    complementary: context.complementary,
    messages: context.messages,
    fundsWish: request && wishOf(request.status, writtenSinceLastMove(context.history, context.messages)),
    overtaken: snapshot.matches('changedElsewhere') ? context.overtaken : null,
    canGoOn: snapshot.can({ type: 'typed.chosen' }),
    leftOver: context.leftOver,
    isChoosingFile: snapshot.matches('attaching'),
    filesUnderWay: context.underWay.length,
    isConfirmingSend: snapshot.matches('confirmingSend'),
    isConfirmingCancel: snapshot.matches('confirmingCancel'),
    canFinalize: snapshot.can({ type: 'finalize' }),
    canCancel: snapshot.can({ type: 'cancel' }),
    canAttach: open && snapshot.matches({ editing: 'documents' }),
  }
}

/** The documents that hold sending back; none where sending is out of the question. A new list each time. */
export const lackingIn = ({ context }: WizardSnapshot): readonly LackingDocument[] => missingIn(context) ?? []

function screenOf(snapshot: WizardSnapshot): WizardView['screen'] {
  if (snapshot.matches('unavailable')) return 'unavailable'
  if (snapshot.matches('missing')) return 'missing'
  return snapshot.context.request === null ? 'loading' : snapshot.context.step
}

function unavailableOf(snapshot: WizardSnapshot): WizardView['unavailable'] {
  if (!snapshot.matches('unavailable')) return null
  const { input, request } = snapshot.context
  if ((request?.typeId ?? input.typeId) === PARTICIPANT_AREA_TYPE) return 'participantArea'
  const refusal = startRefusalOf(input)
  if (refusal === 'withdrawalNotAllowed') return refusal
  return refusal === null && request !== null && kindOf(request.typeId) !== null ? 'notYet' : 'other'
}

/** What the wizard waits for, so that its buttons say so; null while it waits for nothing. */
export function waitingFor(snapshot: WizardSnapshot): WizardView['waitingFor'] {
  if (snapshot.matches('comparing')) return snapshot.context.step === 'documents' ? 'send' : 'save'
  if (snapshot.matches('savingDraft')) return 'save'
  if (snapshot.matches('sending') || snapshot.matches('savingFirst')) return 'send'
  return snapshot.matches('cancelling') ? 'cancel' : null
}

function beneficiariesOf(snapshot: WizardSnapshot): WizardView['beneficiaries'] {
  if (snapshot.context.step !== 'declaration') return null
  return snapshot.matches({ editing: { declaration: 'consulting' } }) ? 'consulting' : 'declaring'
}
