import type { StepId } from '#domain/forms/form.ts'
import { listPath } from '#domain/navigation/paths.ts'

import type { BeneficiariesRequest } from '../beneficiaries/index.ts'
import { postalCodeChanged, type StepShown } from './form-editor.address.ts'
import { CLOSED_HELP, DECLARATION_HELP, DOCUMENTS_HELP } from './form-editor.help.ts'
import { documentsAfter } from './form-editor.outcomes.ts'
import { editorSetup } from './form-editor.setup.ts'
import type { EditorEvent, RowsChange } from './form-editor.types.ts'

/** While a task is on, its step stays on screen and takes nothing; its address is put back where Back changed it. */
const paused = (step: StepId, label: string) =>
  editorSetup.createStateConfig({
    meta: { label },
    always: { guard: 'isIdle', target: 'open' },
    on: {
      'step.requested': { guard: 'isOtherStep', actions: { type: 'showAddress', params: { step } } },
    },
  })

/** The step and its address are shown, after whatever there is to do first. */
const leadTo = (shown: StepShown, ...first: readonly ('leaveStep' | 'showAllProblems' | 'showMalformed')[]) =>
  ({
    target: `#formEditor.editing.step.${shown.step}`,
    actions: [...first, { type: 'showAddress', params: shown }],
  }) as const

/** What is typed is typed in the first step. */
const malformedInData = { guard: 'isMalformed', ...leadTo({ step: 'data' }, 'showMalformed') } as const

const whileBusy = { always: { guard: 'isBusy', target: 'paused' } } as const

type Left = { event: Extract<EditorEvent, { type: 'answer.left' }> }

const leftInData = ({ event }: Left) => ({ place: event, step: 'data' as const })

type Changed = { event: Extract<EditorEvent, { type: 'answer.changed' }> }

const changeOfData = ({ event }: Changed) => ({ change: event, step: 'data' as const })

const rowsChange = {
  guard: { type: 'mayChangeRows', params: ({ event }: { event: RowsChange }) => event },
  actions: [{ type: 'changeRows', params: ({ event }: { event: RowsChange }) => event }, 'keepDraft'],
} as const

/** Etapa 1: answers, rows, and the look-ups of postal codes and of the participant that the request names. */
const data = editorSetup.createStateConfig({
  meta: { label: 'Etapa 1: dados', requirements: ['STEPS-03', 'STEPS-06'] },
  initial: 'paused',
  on: {
    'xstate.done.actor.submission': {
      guard: { type: 'leadsToDeclaration', params: ({ event }) => ({ outcome: event.output }) },
      ...leadTo({ step: 'declaration', from: 'data' }),
    },
  },
  states: {
    paused: paused('data', 'Etapa 1: à espera do que está em curso'),
    open: {
      ...whileBusy,
      meta: { label: 'Respondendo' },
      entry: 'askPerson',
      on: {
        'answer.changed': [
          {
            guard: { type: 'isPostalCode', params: changeOfData },
            actions: [
              { type: 'changeAnswer', params: ({ event }) => event },
              { type: 'askPostalCode', params: ({ context, event }) => postalCodeChanged(context, event) },
              'keepDraft',
            ],
          },
          {
            guard: { type: 'isNamedCpf', params: changeOfData },
            actions: [{ type: 'changeAnswer', params: ({ event }) => event }, 'askPerson', 'keepDraft'],
          },
          {
            guard: { type: 'mayChange', params: changeOfData },
            actions: [{ type: 'changeAnswer', params: ({ event }) => event }, 'keepDraft'],
          },
        ],
        'answer.left': [
          {
            guard: { type: 'hasDigitToMove', params: leftInData },
            actions: [
              { type: 'partNumber', params: ({ event }) => event },
              { type: 'leaveAnswer', params: ({ event }) => event },
              'keepDraft',
            ],
          },
          {
            guard: { type: 'mayLeave', params: leftInData },
            actions: { type: 'leaveAnswer', params: ({ event }) => event },
          },
        ],
        'row.added': rowsChange,
        'row.removed': rowsChange,
        'row.restored': rowsChange,
        'address.found': { actions: [{ type: 'fillAddress', params: ({ event }) => event }, 'keepDraft'] },
        'person.answered': [
          {
            guard: { type: 'changesAnswers', params: ({ event }) => event },
            actions: [{ type: 'keepPerson', params: ({ event }) => event }, 'keepDraft'],
          },
          { actions: { type: 'keepPerson', params: ({ event }) => event } },
        ],
        'step.completed': {
          guard: { type: 'hasProblems', params: { step: 'data' } },
          actions: { type: 'showStepProblems', params: { step: 'data' } },
        },
        'save.requested': { guard: 'isMalformed', actions: 'showMalformed' },
        'step.left': { actions: { type: 'goTo', params: { path: listPath } } },
      },
    },
  },
})

/** Etapa 2: the people on file are read first; without them the step cannot be completed. */
const declaration = editorSetup.createStateConfig({
  meta: {
    label: 'Etapa 2: declaração de beneficiários',
    help: DECLARATION_HELP,
    helpWhenClosed: CLOSED_HELP,
    requirements: ['STEPS-02', 'STEPS-09', 'D-50'],
  },
  initial: 'paused',
  states: {
    paused: paused('declaration', 'Etapa 2: à espera do que está em curso'),
    open: {
      ...whileBusy,
      meta: { label: 'Vendo quem pode constar' },
      initial: 'consulting',
      on: {
        'save.requested': malformedInData,
        'step.left': leadTo({ step: 'data' }, 'leaveStep'),
      },
      states: {
        consulting: {
          meta: { label: 'Consultando os beneficiários em cadastro', requirements: ['DEPENDANTS-10'] },
          // A request that was sent shows who was declared, not who is on file today.
          always: { guard: 'isReadOnly', target: 'declaring' },
          invoke: {
            id: 'beneficiaries',
            src: 'beneficiaries',
            input: ({ context: { participant, answers } }): BeneficiariesRequest => ({
              personId: participant.personId,
              planId: Number(answers.detalhes.id_plano),
            }),
            onDone: {
              target: 'declaring',
              actions: { type: 'mergeBeneficiaries', params: ({ event }) => ({ onFile: event.output }) },
            },
          },
        },
        declaring: {
          meta: { label: 'Declarando' },
          on: {
            'step.completed': {
              guard: { type: 'hasProblems', params: { step: 'declaration' } },
              actions: { type: 'showStepProblems', params: { step: 'declaration' } },
            },
            'answer.changed': {
              guard: { type: 'mayChange', params: ({ event }) => ({ change: event, step: 'declaration' }) },
              actions: [{ type: 'changeAnswer', params: ({ event }) => event }, 'keepDraft'],
            },
          },
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
  initial: 'paused',
  states: {
    paused: paused('documents', 'Etapa 3: à espera do que está em curso'),
    open: {
      ...whileBusy,
      meta: { label: 'Anexando e conferindo' },
      tags: 'rowsInSight',
      exit: 'forgetRemovalRefusal',
      on: {
        'send.requested': [
          { guard: 'isAllDone', actions: 'ignore' },
          {
            guard: 'isWrongInDeclaration',
            ...leadTo({ step: 'declaration' }, 'showAllProblems'),
          },
          {
            guard: 'isReadyToSend',
            ...leadTo({ step: 'data' }, 'showAllProblems'),
          },
        ],
        'save.requested': malformedInData,
        'step.left': [
          { guard: 'hasDeclaration', ...leadTo({ step: 'declaration' }, 'leaveStep') },
          leadTo({ step: 'data' }, 'leaveStep'),
        ],
      },
    },
  },
})

/** Which step is on screen. What is going on over it is the other region's. */
export const step = editorSetup.createStateConfig({
  meta: { label: 'A etapa' },
  // What was found is still said in other steps.
  entry: 'startPostalCodes',
  invoke: { id: 'personLookup', src: 'personLookup', input: { digits: '' } },
  initial: 'arriving',
  on: {
    // What a save brought leads on, and what it was refused for leads back to where that was answered.
    'xstate.done.actor.submission': [
      {
        guard: {
          type: 'isRefusedIn',
          params: ({ event }) => ({ outcome: event.output, step: 'declaration' }),
        },
        ...leadTo({ step: 'declaration' }),
      },
      {
        guard: { type: 'isRefusedIn', params: ({ event }) => ({ outcome: event.output, step: 'data' }) },
        ...leadTo({ step: 'data' }),
      },
      {
        guard: { type: 'isCompleted', params: ({ event }) => ({ outcome: event.output }) },
        target: '.documents',
        actions: { type: 'showAddress', params: documentsAfter },
      },
    ],
    'step.requested': [
      { guard: 'isSameStep', actions: 'ignore' },
      { guard: 'asksForData', ...leadTo({ step: 'data' }, 'leaveStep') },
      { guard: 'asksForDeclaration', ...leadTo({ step: 'declaration' }, 'leaveStep') },
      { guard: 'asksForDocuments', ...leadTo({ step: 'documents' }, 'leaveStep') },
    ],
  },
  states: {
    arriving: {
      meta: { label: 'Chegando à etapa' },
      always: [
        {
          guard: { type: 'startsAt', params: { step: 'declaration' } },
          ...leadTo({ step: 'declaration', replace: true }),
        },
        {
          guard: { type: 'startsAt', params: { step: 'documents' } },
          ...leadTo({ step: 'documents', replace: true }),
        },
        leadTo({ step: 'data', replace: true }),
      ],
    },
    data,
    declaration,
    documents,
  },
})
