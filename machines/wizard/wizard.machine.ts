import { answersOf } from '#domain/forms/answers.ts'
import { stepAt } from '#domain/forms/steps.ts'
import { typesPath } from '#domain/navigation/paths.ts'

import { replyIn } from '../load/index.ts'
import { outcomeIn } from '../support/outcome.ts'
import * as answers from './wizard.answers.ts'
import { CLOSED_HELP, FILLING_HELP, SENDING_HELP } from './wizard.help.ts'
import { changedElsewhere, comparing } from './wizard.overtaken.ts'
import { wizardSetup } from './wizard.setup.ts'
import { dataStep, declarationStep, documentsStep } from './wizard.steps.ts'
import { attaching, cancelling, closedByBack, savingDraft, savingFirst, sending } from './wizard.writes.ts'

/**
 * O requerimento em etapas (core 2, "Shared request form"): dados, declaração, documentos.
 * The type's steps, form and rules are data of domain/requests/kinds.ts; this chart only walks through them.
 */
export const wizardMachine = wizardSetup.createMachine({
  id: 'wizard',
  context: ({ input }) => ({
    input,
    kind: null,
    request: null,
    answers: answersOf({}),
    stored: answersOf({}),
    overtaken: [],
    leftOver: [],
    documents: [],
    people: [],
    complementary: [],
    messages: [],
    history: [],
    step: 'data',
    cameFrom: null,
    problems: [],
    refused: [],
    judged: [],
    refusals: 0,
    removedRows: [],
    hasUnsaved: false,
    alert: null,
    refusal: null,
    postalCodeNews: null,
    named: null,
    lookUpTrouble: null,
    slot: null,
    dropped: [],
    underWay: [],
    arrived: [],
    saveKey: '',
  }),
  invoke: { id: 'draft', src: 'draft' },
  on: {
    'transfers.changed': { actions: { type: 'keepUnderWay', params: ({ event }) => event } },
    'transfer.stopped': { actions: { type: 'giveBack', params: ({ event }) => event } },
    'document.attached': { actions: { type: 'attachToRow', params: ({ event }) => event } },
    'complementary.removed': { actions: { type: 'dropComplementary', params: ({ event }) => event } },
  },
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: 'Chegando' },
      always: [{ guard: 'mayNotStart', target: 'unavailable' }, { target: 'loading' }],
    },
    loading: {
      meta: { label: 'Carregando o requerimento', spec: 'core 7' },
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        input: ({ context }) => ({ request: context.input, mayBeMissing: true }),
        onDone: [
          { guard: { type: 'isNotFound', params: outcomeIn }, target: 'missing' },
          {
            target: 'opening',
            actions: [
              { type: 'keepLoaded', params: (args) => ({ loaded: replyIn(args) }) },
              { type: 'tellDraft', params: (args) => ({ loaded: replyIn(args) }) },
            ],
          },
        ],
      },
    },
    opening: {
      meta: { label: 'Abrindo a etapa' },
      entry: 'tellRows',
      always: [
        { guard: 'isOvertaken', target: 'changedElsewhere', actions: 'tellOpened' },
        { guard: 'hasForm', target: 'editing', actions: 'tellOpened' },
        { target: 'unavailable', actions: 'tellOpened' },
      ],
    },
    unavailable: { meta: { label: 'Tipo não disponível', spec: 'D-28, D-29' } },
    missing: { meta: { label: 'Requerimento não encontrado' } },

    editing: {
      meta: {
        label: 'Preenchendo',
        help: FILLING_HELP,
        helpWhenClosed: CLOSED_HELP,
        spec: 'core 2',
      },
      initial: 'routing',
      on: {
        'step.requested': {
          guard: { type: 'isOtherStep', params: ({ event }) => event },
          target: '.routing',
          actions: {
            type: 'turnTo',
            params: ({ context, event }) => ({
              step: stepAt(answers.formOf(context), event.step, answers.requestOf(context).id !== null),
            }),
          },
        },
        cancel: [
          { guard: 'isUnsaved', actions: { type: 'goTo', params: { path: typesPath } } },
          { guard: 'isOpen', target: 'confirmingCancel' },
        ],
      },
      states: {
        routing: {
          meta: { label: 'Indo para a etapa' },
          always: [
            { guard: 'isAtDeclaration', target: 'declaration', actions: 'showAddress' },
            { guard: 'isAtDocuments', target: 'documents', actions: 'showAddress' },
            { target: 'data', actions: 'showAddress' },
          ],
        },
        data: dataStep,
        declaration: declarationStep,
        documents: documentsStep,
      },
    },

    attaching,

    comparing,
    changedElsewhere,

    savingDraft,
    savingFirst,
    confirmingSend: {
      meta: {
        label: 'Confirmando o envio',
        help: SENDING_HELP,
        spec: 'P-141',
      },
      on: {
        'send.confirmed': 'sending',
        'send.dismissed': 'editing',
        'step.requested': closedByBack,
      },
    },
    sending,
    confirmingCancel: {
      meta: { label: 'Confirmando o cancelamento', help: FILLING_HELP, spec: 'D-53' },
      on: {
        'cancel.confirmed': 'cancelling',
        'cancel.dismissed': 'editing',
        'step.requested': closedByBack,
      },
    },
    cancelling,
    sent: { meta: { label: 'Enviado para análise' }, type: 'final' },
    cancelled: { meta: { label: 'Cancelado' }, type: 'final' },
  },
})
