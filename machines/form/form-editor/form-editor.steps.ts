import { listPath, typesPath } from '#domain/navigation/paths.ts'

import { withEvent } from '../../support/with-event.ts'
import { CLOSED_HELP, DECLARATION_HELP, DOCUMENTS_HELP } from './form-editor.help.ts'
import { consultationOf } from './form-editor.outcomes.ts'
import { postalCodeChanged } from './form-editor.postal-codes.ts'
import { editorSetup } from './form-editor.setup.ts'
import { firstWrong, type StepShown, stepAsked, stepBefore } from './form-editor.step-urls.ts'
import type { EditorContext, EditorEvent } from './form-editor.types.ts'

type StepRequested = Extract<EditorEvent, { type: 'step.requested' }>
export type Moment = { readonly context: EditorContext }

/** Actions that show a step and its URL. */
export const showing = <Params>(params: Params) =>
  [
    { type: 'showAddress', params },
    { type: 'setStep', params },
  ] as const

const STEPS = '#formEditor.editing.steps'

const dataShown: StepShown = { step: 'data' }

const rowsChange = {
  guard: withEvent('mayChangeRows'),
  actions: [withEvent('changeRows'), 'saveDraft'],
} as const

/** Etapa 1: answers, rows, and the lookups of postal codes and of the named participant. */
const data = editorSetup.createStateConfig({
  meta: { label: 'Etapa 1: dados', requirements: ['STEPS-03', 'STEPS-06', 'P-768'] },
  entry: 'notifyPersonLookup',
  exit: 'stopAwaiting',
  on: {
    'answer.changed': [
      {
        guard: withEvent('isPostalCode'),
        actions: [
          withEvent('changeAnswer'),
          { type: 'notifyPostalCode', params: ({ context, event }) => postalCodeChanged(context, event) },
          'saveDraft',
        ],
      },
      {
        guard: withEvent('isNamedCpf'),
        actions: [withEvent('changeAnswer'), 'notifyPersonLookup', 'stopAwaiting', 'saveDraft'],
      },
      { guard: withEvent('mayChange'), actions: [withEvent('changeAnswer'), 'saveDraft'] },
    ],
    'answer.left': [
      {
        guard: withEvent('hasDigitToMove'),
        actions: [withEvent('splitCheckDigit'), withEvent('leaveAnswer'), 'saveDraft'],
      },
      { guard: withEvent('mayChange'), actions: withEvent('leaveAnswer') },
    ],
    'row.added': rowsChange,
    'row.removed': rowsChange,
    'row.restored': rowsChange,
    'address.found': { actions: [withEvent('fillAddress'), 'saveDraft'] },
    'person.answered': [
      { guard: withEvent('changesAnswers'), actions: [withEvent('setPerson'), 'saveDraft'] },
      { actions: withEvent('setPerson') },
    ],
    'step.completed': [
      { guard: 'hasProblems', actions: 'showStepProblems' },
      { guard: 'lacksPerson', actions: ['startAwaiting', 'awaitPerson'] },
      { guard: 'isOpen', target: '#formEditor.editing.submitting' },
    ],
    'person.settled': [
      { guard: 'isNotAwaited', actions: 'ignore' },
      { guard: 'hasProblems', actions: ['stopAwaiting', 'showStepProblems'] },
      { target: '#formEditor.editing.submitting' },
    ],
    'save.requested': { guard: 'isMalformed', actions: ['stopAwaiting', 'showMalformed'] },
    'step.left': { actions: ['stopAwaiting', { type: 'goTo', params: { path: listPath } }] },
  },
})

/** Etapa 2: the beneficiaries on record are loaded first; until then the step cannot be completed. */
const declaration = editorSetup.createStateConfig({
  meta: {
    label: 'Etapa 2: declaração de beneficiários',
    help: DECLARATION_HELP,
    helpWhenClosed: CLOSED_HELP,
    requirements: ['STEPS-02', 'STEPS-09', 'D-50'],
  },
  initial: 'consulting',
  on: { 'step.left': { target: STEPS, actions: ['leaveStep', ...showing(dataShown)] } },
  states: {
    consulting: {
      meta: { label: 'Consultando os beneficiários em cadastro', requirements: ['DEPENDANTS-10'] },
      // A sent request shows its own declaration, not the beneficiaries on record today.
      always: { guard: 'isReadOnly', target: 'declaring' },
      invoke: {
        id: 'beneficiaries',
        src: 'beneficiaries',
        input: consultationOf,
        onDone: {
          target: 'declaring',
          actions: { type: 'mergeBeneficiaries', params: ({ event }) => ({ onFile: event.output }) },
        },
      },
    },
    declaring: {
      meta: { label: 'Declarando' },
      on: {
        // No form has a rule for an answer of this step; Finalizar checks all steps.
        'step.completed': { guard: 'isOpen', target: '#formEditor.editing.submitting' },
        'answer.changed': {
          guard: withEvent('mayChange'),
          actions: [withEvent('changeAnswer'), 'saveDraft'],
        },
      },
    },
  },
})

/** Etapa 3: the paperclips, and Finalizar. */
const documents = editorSetup.createStateConfig({
  meta: {
    label: 'Etapa 3: documentos',
    help: DOCUMENTS_HELP,
    helpWhenClosed: CLOSED_HELP,
    requirements: ['STEPS-10', 'STEPS-11', 'STEPS-12'],
  },
  tags: 'visibleRows',
  exit: 'clearRemovalRefusal',
  on: {
    'paperclip.clicked': { guard: 'isOpen', target: '#formEditor.editing.attaching' },
    'files.dropped': { guard: 'isOpen', target: '#formEditor.editing.attaching' },
    'removal.wanted': { guard: withEvent('mayRemoveDocument'), target: '#formEditor.editing.removing' },
    'send.requested': [
      { guard: 'isAllDone', target: '#formEditor.editing.submitting' },
      {
        guard: 'isReadyToSend',
        target: STEPS,
        actions: ['showAllProblems', ...showing(({ context }: Moment) => firstWrong(context))],
      },
    ],
    'step.left': {
      target: STEPS,
      actions: ['leaveStep', ...showing(({ context }: Moment) => stepBefore(context))],
    },
  },
})

/** The current step, by the context. */
export const steps = editorSetup.createStateConfig({
  meta: { label: 'A etapa' },
  initial: 'arriving',
  always: { guard: 'hasConflicts', target: '#formEditor.editing.choosingVersion' },
  on: {
    'step.requested': [
      { guard: 'isSameStep', actions: 'ignore' },
      {
        target: STEPS,
        actions: [
          'leaveStep',
          ...showing(({ context, event }: Moment & { readonly event: StepRequested }) => ({
            step: stepAsked(context, event.step),
          })),
        ],
      },
    ],
    'save.requested': [
      { guard: 'mayKeep', target: '#formEditor.editing.submitting' },
      // Typed answers are all in the first step.
      { guard: 'isMalformed', target: STEPS, actions: ['showMalformed', ...showing(dataShown)] },
    ],
    'cancel.requested': [
      { guard: 'isNew', actions: ['stopAwaiting', { type: 'goTo', params: { path: typesPath } }] },
      { guard: 'isOpen', target: '#formEditor.editing.submitting' },
    ],
  },
  states: {
    arriving: {
      meta: { label: 'Chegando à etapa' },
      always: [
        { guard: { type: 'isAt', params: { step: 'declaration' } }, target: 'declaration' },
        { guard: { type: 'isAt', params: { step: 'documents' } }, target: 'documents' },
        { target: 'data' },
      ],
    },
    data,
    declaration,
    documents,
  },
})
