import { nextStep } from '#domain/forms/steps.ts'
import { messages } from '#domain/messages.ts'
import { listPath } from '#domain/navigation/paths.ts'
import { maxFileMb } from '#domain/requests/reference.ts'
import { outcomeIn } from '../support/outcome.ts'
import { required } from '../support/required.ts'
import * as answers from './wizard.answers.ts'
import { DOCUMENTS_HELP, FILLING_HELP, SENDING_HELP } from './wizard.help.ts'

import { wizardSetup } from './wizard.setup.ts'
import type { SaveRequest } from './wizard.types.ts'

/** Back closes what lies over a step, as Escape does, and the step stays. */
export const closedByBack = {
  guard: { type: 'isOtherStep', params: ({ event }: { event: { readonly step: number | null } }) => event },
  target: 'editing',
} as const

/** The upload chooser is open. */
export const attaching = wizardSetup.createStateConfig({
  meta: {
    label: 'Anexando um documento',
    help: 'Escolha de onde vem o documento e depois o arquivo. Aceitamos pdf, png, jpg e jpeg.',
    spec: 'core 2, Upload chooser',
  },
  exit: 'forgetDropped',
  on: { 'step.requested': closedByBack },
  invoke: {
    id: 'uploadChooser',
    src: 'uploadChooser',
    input: ({ context: { input, slot, dropped } }) => ({
      title: required(slot, 'slot').title,
      maxSizeMb: maxFileMb(input.participant, input.reference),
      dropped,
    }),
    onDone: [
      {
        guard: { type: 'isFile', params: outcomeIn },
        target: 'editing',
        actions: { type: 'sendFile', params: outcomeIn },
      },
      {
        guard: { type: 'isFromCloud', params: outcomeIn },
        // Past the routing, which would show the address of this step again.
        target: 'editing.documents',
        actions: 'goToPicker',
      },
      { target: 'editing' },
    ],
  },
})

/** Próximo: saves as L and goes on to the next step. */
export const savingDraft = wizardSetup.createStateConfig({
  meta: { label: 'Gravando o rascunho', help: FILLING_HELP, spec: 'core 4' },
  invoke: {
    id: 'saveRequest',
    src: 'saveRequest',
    input: ({ context }): { request: SaveRequest } => ({ request: answers.saveOf(context, 'L') }),
    onDone: [
      {
        guard: { type: 'wentWell', params: outcomeIn },
        target: 'editing',
        actions: [
          { type: 'keepSaved', params: ({ event }) => ({ outcome: event.output, intent: 'L' as const }) },
          'settleDraft',
          'tellRows',
          'tellOpened',
          {
            type: 'turnTo',
            params: ({ context }) => ({ step: nextStep(answers.formOf(context), context.step) }),
          },
        ],
      },
      { guard: { type: 'isStale', params: outcomeIn }, target: 'comparing' },
      { target: 'editing', actions: { type: 'showRefusal', params: outcomeIn } },
    ],
  },
})

/** Finalizar with answers that the server does not have yet: they may ask for other documents than are confirmed. */
export const savingFirst = wizardSetup.createStateConfig({
  meta: { label: 'Gravando o que mudou antes de enviar', help: DOCUMENTS_HELP, spec: 'core 4' },
  invoke: {
    id: 'saveFirst',
    src: 'saveRequest',
    input: ({ context }): { request: SaveRequest } => ({ request: answers.saveOf(context, 'L') }),
    onDone: [
      {
        guard: { type: 'wentWellAndReady', params: outcomeIn },
        target: 'confirmingSend',
        actions: [
          { type: 'keepSaved', params: ({ event }) => ({ outcome: event.output, intent: 'L' as const }) },
          'settleDraft',
          'tellRows',
        ],
      },
      {
        guard: { type: 'wentWell', params: outcomeIn },
        target: 'editing',
        actions: [
          { type: 'keepSaved', params: ({ event }) => ({ outcome: event.output, intent: 'L' as const }) },
          'settleDraft',
          'tellRows',
        ],
      },
      { guard: { type: 'isStale', params: outcomeIn }, target: 'comparing' },
      { target: 'editing', actions: { type: 'showRefusal', params: outcomeIn } },
    ],
  },
})

/** The confirmed Finalizar: saves as A. */
export const sending = wizardSetup.createStateConfig({
  meta: { label: 'Enviando para análise', help: SENDING_HELP, spec: 'core 4' },
  invoke: {
    id: 'sendRequest',
    src: 'saveRequest',
    input: ({ context }): { request: SaveRequest } => ({ request: answers.saveOf(context, 'A') }),
    onDone: [
      {
        guard: { type: 'wentWell', params: outcomeIn },
        target: 'sent',
        actions: [
          'settleDraft',
          'tellSent',
          { type: 'notify', params: { text: messages.requestSent } },
          { type: 'goTo', params: { path: listPath } },
        ],
      },
      { guard: { type: 'isStale', params: outcomeIn }, target: 'comparing' },
      { target: 'editing', actions: { type: 'showRefusal', params: outcomeIn } },
    ],
  },
})

/** Cancelar: saves as N. */
export const cancelling = wizardSetup.createStateConfig({
  meta: { label: 'Cancelando', help: FILLING_HELP, spec: 'core 4' },
  invoke: {
    id: 'cancelRequest',
    src: 'saveRequest',
    input: ({ context }): { request: SaveRequest } => ({ request: answers.saveOf(context, 'N') }),
    onDone: [
      {
        guard: { type: 'wentWell', params: outcomeIn },
        target: 'cancelled',
        actions: [
          'settleDraft',
          'tellNoRows',
          { type: 'notify', params: { text: messages.requestCancelled } },
          { type: 'goTo', params: { path: listPath } },
        ],
      },
      { guard: { type: 'isStale', params: outcomeIn }, target: 'comparing' },
      { target: 'editing', actions: { type: 'showRefusal', params: outcomeIn } },
    ],
  },
})
