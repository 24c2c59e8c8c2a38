import type { StepId } from '#domain/forms/form.ts'
import { listPath } from '#domain/navigation/paths.ts'
import { withEvent } from '../../support/with-event.ts'
import { editor } from './form-editor.implementations.ts'
import { consultationOf, contextOf, postalCodeChanged, rowsOf, type StepShown } from './form-editor.rules.ts'
import { task } from './form-editor.tasks.ts'

const DECLARATION =
  'Beneficiários são pessoas com vínculo legal que recebem a pensão. Marque quem deve constar neste requerimento.'

const DOCUMENTS =
  'Anexe cada arquivo pelo botão Anexar ou solte-o sobre a linha do documento. Quando nada faltar, clique em Finalizar requerimento.'

const FILLING =
  'Preencha, clique em Próximo, anexe os documentos da lista e clique em Finalizar requerimento.'

/** The step, with its URL. */
const to = (step: StepId, shown: Omit<StepShown, 'step'> = {}) => ({
  target: `#formEditor.editing.step.${step}` as const,
  actions: ['leaveStep', { type: 'showUrl', params: { step, ...shown } }] as const,
})

/** The step, if the event leads to it. */
const ifTo = (step: StepId, shown: Omit<StepShown, 'step'> = {}) => ({
  guard: { type: 'leadsTo', params: { step } } as const,
  ...to(step, shown),
})

/**
 * The URL has this step already, or another one while a dialog is open: then the dialog closes, and the URL is
 * restored (P-330).
 */
const urlInStep = (step: StepId) =>
  [
    { guard: { type: 'leadsTo', params: { step } }, actions: 'ignore' },
    { guard: 'isBusy', actions: [{ type: 'showUrl', params: { step } }, 'raiseDialogLeft'] },
  ] as const

const saving = ['saveDraft', 'notifyAutosave'] as const

const rowsChange = {
  guard: 'mayChangeRows',
  actions: [withEvent('changeRows'), ...saving],
} as const

/** Etapa 1: answers, rows, and the lookups of postal codes and of the named participant. */
const data = editor.createStateConfig({
  meta: { label: 'Etapa 1: dados', help: FILLING, requirements: ['STEPS-03', 'STEPS-06', 'P-768'] },
  entry: ['notifyPersonLookup', { type: 'settleSections', params: { step: 'data' } }],
  initial: 'answering',
  on: {
    'step.requested': urlInStep('data'),
    'submission.refused': [ifTo('declaration'), { actions: 'notifyPersonLookup' }],
    'submission.dismissed': { actions: 'notifyPersonLookup' },
    'versionChoice.typed': { actions: 'notifyPersonLookup' },
    'versionChoice.stored': { actions: 'notifyPersonLookup' },
    'submission.stepSaved': [ifTo('declaration', { leaving: 'data' }), to('documents', { leaving: 'data' })],
    'answer.changed': [
      {
        guard: 'isPostalCode',
        actions: [
          withEvent('changeAnswer'),
          {
            type: 'notifyPostalCode',
            params: ({ context, event }) => postalCodeChanged(context.filled, event),
          },
          ...saving,
        ],
      },
      {
        guard: 'isNamedCpf',
        target: '.answering',
        actions: [withEvent('changeAnswer'), 'notifyPersonLookup', ...saving],
      },
      { guard: 'mayChange', actions: [withEvent('changeAnswer'), ...saving] },
    ],
    'answer.left': [
      {
        guard: 'hasDigitToMove',
        actions: [withEvent('splitCheckDigit'), withEvent('leaveAnswer'), ...saving],
      },
      { guard: 'mayChange', actions: withEvent('leaveAnswer') },
    ],
    'row.added': rowsChange,
    'row.removed': rowsChange,
    'row.restored': rowsChange,
    'address.found': { guard: 'isFree', actions: [withEvent('fillAddress'), ...saving] },
    'person.answered': [
      { guard: 'changesAnswers', actions: [withEvent('setPerson'), ...saving] },
      { guard: 'isFree', actions: withEvent('setPerson') },
    ],
    'step.left': [
      { guard: 'isBusy', actions: 'ignore' },
      { target: '.answering', actions: { type: 'goTo', params: { path: listPath } } },
    ],
  },
  states: {
    answering: {
      meta: { label: 'Respondendo' },
      on: {
        'step.completed': [
          { guard: 'hasProblems', actions: 'showStepProblems' },
          { guard: 'lacksPerson', target: 'awaitingPerson', actions: 'awaitPerson' },
          { guard: 'isFree', actions: 'raiseStepChecked' },
        ],
      },
    },
    awaitingPerson: {
      meta: { label: 'Esperando a consulta do outro participante', requirements: ['P-768'] },
      on: {
        'person.settled': [
          { guard: 'hasProblems', target: 'answering', actions: 'showStepProblems' },
          { target: 'answering', actions: 'raiseStepChecked' },
        ],
        'save.requested': 'answering',
        'cancel.requested': 'answering',
      },
    },
  },
})

/** Etapa 2: the beneficiaries on record are loaded first; until then the step cannot be completed. */
const declaration = editor.createStateConfig({
  meta: {
    label: 'Etapa 2: declaração de beneficiários',
    help: DECLARATION,
    requirements: ['STEPS-02', 'STEPS-09', 'D-50'],
  },
  initial: 'arriving',
  on: {
    'step.requested': urlInStep('declaration'),
    // No form has a rule for an answer of this step.
    'problems.shown': to('data'),
    'submission.refused': ifTo('data'),
    'submission.stepSaved': to('documents', { leaving: 'declaration' }),
    'step.left': [{ guard: 'isBusy', actions: 'ignore' }, to('data')],
  },
  states: {
    arriving: {
      meta: { label: 'Chegando à declaração' },
      // A sent request shows its own declaration, not the beneficiaries on record today.
      always: [{ guard: 'isOpen', target: 'consulting' }, { target: 'declaring' }],
    },
    consulting: {
      meta: { label: 'Consultando os beneficiários em cadastro', requirements: ['DEPENDANTS-10'] },
      invoke: {
        id: 'beneficiaries',
        src: 'beneficiaries',
        input: ({ context }) => consultationOf(context),
        onDone: {
          target: 'declaring',
          actions: { type: 'mergeBeneficiaries', params: ({ event }) => ({ onFile: event.output }) },
        },
      },
    },
    declaring: {
      meta: { label: 'Declarando' },
      on: {
        'step.completed': { guard: 'isFree', actions: 'raiseStepChecked' },
        'answer.changed': {
          guard: 'mayChange',
          actions: [withEvent('changeAnswer'), ...saving],
        },
      },
    },
  },
})

/** Etapa 3: the paperclips, and Finalizar. */
const documents = editor.createStateConfig({
  meta: {
    label: 'Etapa 3: documentos',
    help: DOCUMENTS,
    requirements: ['STEPS-10', 'STEPS-11', 'STEPS-12'],
  },
  tags: 'visibleRows',
  entry: ['reachRows', { type: 'settleSections', params: { step: 'documents' } }],
  exit: 'leaveRows',
  on: {
    'step.requested': urlInStep('documents'),
    'problems.shown': to('data'),
    'submission.refused': [ifTo('data'), ifTo('declaration')],
    'send.requested': [
      { guard: 'isAllDone', actions: 'raiseRequestChecked' },
      { guard: 'isReadyToSend', actions: ['showAllProblems', 'raiseProblemsShown'] },
    ],
    'step.left': [{ guard: 'isBusy', actions: 'ignore' }, ifTo('declaration'), to('data')],
  },
})

/** The step on the screen, also below a dialog or during a save. */
const step = editor.createStateConfig({
  meta: { label: 'A etapa', requirements: ['STEPS-01'] },
  initial: 'arriving',
  on: { 'step.requested': [ifTo('data'), ifTo('declaration'), to('documents')] },
  states: {
    arriving: {
      meta: { label: 'Chegando à etapa' },
      always: [
        ifTo('declaration', { replace: true }),
        ifTo('documents', { replace: true }),
        to('data', { replace: true }),
      ],
    },
    data,
    declaration,
    documents,
  },
})

/**
 * Steps, form and rules are data of domain/request-kinds/kinds.ts, and saving is a port, so this chart is
 * the same for all forms.
 */
export const formEditorMachine = editor.createMachine({
  id: 'formEditor',
  tags: 'help',
  context: ({ input }) => contextOf(input),
  invoke: [
    { id: 'draft', src: 'draft' },
    { id: 'documentRows', systemId: 'documentRows', src: 'documentRows', input: rowsOf },
  ],
  initial: 'editing',
  on: {
    'documentRows.changed': { actions: withEvent('setDocuments') },
    'lists.arrived': { actions: withEvent('setLists') },
  },
  states: {
    // A task comes first: what it changes is there when its step follows it.
    editing: {
      meta: { label: 'Preenchendo', requirements: ['STEPS-01'] },
      type: 'parallel',
      entry: ['notifyDraft', 'notifyOpened', 'startLists', 'startPostalCodes'],
      // The result stays visible in other steps.
      invoke: [
        { id: 'personLookup', src: 'personLookup', input: { digits: '' } },
        { id: 'autosave', src: 'autosave' },
      ],
      states: { task, step },
    },
    ended: { meta: { label: 'Enviado, gravado para depois ou cancelado' }, type: 'final' },
  },
})
