import { failureOf } from '#domain/call-failure.ts'
import { nextStep, previousStep, stepAt } from '#domain/forms/steps.ts'
import { messages } from '#domain/messages.ts'
import { maxFileMb } from '#domain/requests/reference.ts'

import { required } from '../support/required.ts'
import * as answers from './wizard.answers.ts'
import { wizardSetup } from './wizard.setup.ts'
import type { BeneficiariesRequest, LoadRequest, SaveRequest } from './wizard.types.ts'

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) })

/** How an invoked chart ended, for the guards and actions that ask. */
const outcomeIn = <Outcome>({ event }: { event: { output: Outcome } }) => ({ outcome: event.output })

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
    answers: { detalhes: {}, endereco: {}, dependentes: [], beneficiarios: [] },
    documents: [],
    people: [],
    messages: [],
    step: 'data',
    cameFrom: null,
    problems: [],
    judged: [],
    refusals: 0,
    hasUnsaved: false,
    alert: null,
    refusal: null,
    postalCodeNews: null,
    slot: null,
    draftTime: null,
    saveKey: '',
  }),
  invoke: { id: 'draftKeeper', src: 'draftKeeper' },
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
        input: ({ context }): LoadRequest => context.input,
        onDone: {
          target: 'opening',
          actions: { type: 'keepLoaded', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: [
          { guard: { type: 'isRefused', params: failureIn }, target: 'missing' },
          {
            target: 'halted',
            actions: { type: 'reportTrouble', params: (args) => ({ ...failureIn(args), mayRetry: false }) },
          },
        ],
      },
    },
    opening: {
      meta: { label: 'Abrindo a etapa' },
      always: [
        { guard: 'hasForm', target: 'editing', actions: 'tellOpened' },
        { target: 'unavailable', actions: 'tellOpened' },
      ],
    },
    halted: { meta: { label: 'Parado: o sistema será finalizado', spec: 'core 8' } },
    unavailable: { meta: { label: 'Tipo não disponível', spec: 'D-28, D-29' } },
    missing: { meta: { label: 'Requerimento não encontrado' } },

    editing: {
      meta: {
        label: 'Preenchendo',
        help: 'Preencha os dados e clique em Próximo. Depois anexe os arquivos com o clipe na lista de documentos necessários e clique em Finalizar requerimento.',
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
          { guard: 'isUnsaved', actions: { type: 'goTo', params: { path: '/tiposreq' } } },
          { guard: 'isOpen', target: 'confirmingCancel' },
        ],
      },
      states: {
        routing: {
          meta: { label: 'Indo para a etapa' },
          always: [
            { guard: 'isAtDeclaration', target: 'declaration' },
            { guard: 'isAtDocuments', target: 'documents' },
            { target: 'data' },
          ],
        },
        data: {
          meta: { label: 'Etapa 1: dados', spec: 'core 2' },
          entry: 'showAddress',
          invoke: { id: 'postalCode', src: 'postalCode' },
          on: {
            'answer.changed': [
              {
                guard: { type: 'isPostalCode', params: ({ event }) => event },
                actions: [
                  { type: 'changeAnswer', params: ({ event }) => event },
                  'askPostalCode',
                  'keepDraft',
                ],
              },
              {
                guard: { type: 'mayChange', params: ({ event }) => event },
                actions: [{ type: 'changeAnswer', params: ({ event }) => event }, 'keepDraft'],
              },
            ],
            'row.added': {
              guard: { type: 'mayEditRows', params: ({ event }) => event },
              actions: [{ type: 'addRow', params: ({ event }) => event }, 'keepDraft'],
            },
            'row.removed': {
              guard: { type: 'mayRemoveRow', params: ({ event }) => event },
              actions: [{ type: 'removeRow', params: ({ event }) => event }, 'keepDraft'],
            },
            'address.found': {
              actions: [{ type: 'fillAddress', params: ({ event }) => event }, 'keepDraft'],
            },
            'address.unknown': { actions: { type: 'tellPostalCodeNews', params: { news: 'unknown' } } },
            'address.unavailable': {
              actions: { type: 'tellPostalCodeNews', params: { news: 'unavailable' } },
            },
            proceed: [
              { guard: 'isStepValid', target: '#wizard.savingDraft' },
              { guard: 'isOpen', actions: 'showStepProblems' },
            ],
            back: { actions: { type: 'goTo', params: { path: '/' } } },
          },
        },
        declaration: {
          meta: {
            label: 'Etapa 2: declaração de beneficiários',
            help: 'Beneficiários são pessoas com vínculo legal que recebem a pensão. Marque quem deve constar neste requerimento.',
            spec: 'core 2; D-50',
          },
          entry: 'showAddress',
          initial: 'consulting',
          on: {
            back: {
              target: 'routing',
              actions: {
                type: 'turnTo',
                params: ({ context }) => ({ step: previousStep(answers.formOf(context), context.step) }),
              },
            },
          },
          states: {
            consulting: {
              meta: { label: 'Consultando os beneficiários em cadastro', spec: 'core 7' },
              // A request that was sent shows who was declared, not who is on file today.
              always: { guard: 'isReadOnly', target: 'declaring' },
              invoke: {
                id: 'loadBeneficiaries',
                src: 'loadBeneficiaries',
                input: ({ context }): BeneficiariesRequest => ({
                  personId: context.input.participant.personId,
                  planId: Number(context.answers.detalhes.id_plano),
                }),
                onDone: {
                  target: 'declaring',
                  actions: { type: 'mergeBeneficiaries', params: ({ event }) => ({ onFile: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isExpired', params: failureIn },
                    target: 'consultFailed',
                    actions: {
                      type: 'reportTrouble',
                      params: (args) => ({ ...failureIn(args), mayRetry: false }),
                    },
                  },
                  { target: 'consultFailed' },
                ],
              },
            },
            declaring: {
              meta: { label: 'Declarando' },
              on: {
                proceed: [
                  { guard: 'isStepValid', target: '#wizard.savingDraft' },
                  { guard: 'isOpen', actions: 'showStepProblems' },
                ],
                'answer.changed': {
                  guard: { type: 'mayChange', params: ({ event }) => event },
                  actions: [{ type: 'changeAnswer', params: ({ event }) => event }, 'keepDraft'],
                },
              },
            },
            consultFailed: {
              meta: { label: 'Não foi possível consultar os beneficiários', spec: 'core 8' },
              on: { 'beneficiaries.retried': 'consulting' },
            },
          },
        },
        documents: {
          meta: {
            label: 'Etapa 3: documentos',
            help: 'Anexe os arquivos com o clipe na lista de documentos necessários. Quando nada faltar, clique em Finalizar requerimento.',
            spec: 'core 2',
          },
          entry: 'showAddress',
          on: {
            'paperclip.clicked': {
              guard: 'isOpen',
              target: '#wizard.attaching',
              actions: { type: 'keepSlot', params: ({ event }) => event },
            },
            finalize: [
              { guard: 'isReadyToSave', target: '#wizard.savingFirst' },
              { guard: 'isReadyAndValid', target: '#wizard.sending' },
              { guard: 'isReadyToSend', target: 'routing', actions: 'showAllProblems' },
            ],
            back: {
              target: 'routing',
              actions: {
                type: 'turnTo',
                params: ({ context }) => ({ step: previousStep(answers.formOf(context), context.step) }),
              },
            },
          },
        },
      },
    },

    attaching: {
      meta: {
        label: 'Anexando um documento',
        help: 'Escolha de onde vem o documento e depois o arquivo. Aceitamos pdf, png, jpg e jpeg.',
        spec: 'core 2, Upload chooser',
      },
      invoke: {
        id: 'uploadChooser',
        src: 'uploadChooser',
        input: ({ context }) => ({
          slot: required(context.slot, 'slot'),
          owner: context.input,
          maxSizeMb: maxFileMb(context.input.participant, context.input.reference),
        }),
        onDone: [
          {
            guard: { type: 'wasAttached', params: outcomeIn },
            target: 'editing',
            actions: [
              { type: 'attachToRow', params: outcomeIn },
              { type: 'notify', params: { text: messages.documentSaved } },
            ],
          },
          { target: 'editing' },
        ],
      },
    },

    savingDraft: {
      meta: { label: 'Gravando o rascunho', spec: 'core 4' },
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
              'tellOpened',
              {
                type: 'turnTo',
                params: ({ context }) => ({ step: nextStep(answers.formOf(context), context.step) }),
              },
            ],
          },
          { target: 'editing', actions: { type: 'showRefusal', params: outcomeIn } },
        ],
      },
    },
    savingFirst: {
      meta: { label: 'Gravando o que mudou antes de enviar', spec: 'core 4' },
      invoke: {
        id: 'saveFirst',
        src: 'saveRequest',
        input: ({ context }): { request: SaveRequest } => ({ request: answers.saveOf(context, 'L') }),
        onDone: [
          {
            guard: { type: 'wentWellAndReady', params: outcomeIn },
            target: 'sending',
            actions: {
              type: 'keepSaved',
              params: ({ event }) => ({ outcome: event.output, intent: 'L' as const }),
            },
          },
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'editing',
            actions: {
              type: 'keepSaved',
              params: ({ event }) => ({ outcome: event.output, intent: 'L' as const }),
            },
          },
          { target: 'editing', actions: { type: 'showRefusal', params: outcomeIn } },
        ],
      },
    },
    sending: {
      meta: { label: 'Enviando para análise', spec: 'core 4' },
      invoke: {
        id: 'sendRequest',
        src: 'saveRequest',
        input: ({ context }): { request: SaveRequest } => ({ request: answers.saveOf(context, 'A') }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'sent',
            actions: [
              { type: 'notify', params: { text: messages.requestSent } },
              { type: 'goTo', params: { path: '/' } },
            ],
          },
          { target: 'editing', actions: { type: 'showRefusal', params: outcomeIn } },
        ],
      },
    },
    confirmingCancel: {
      meta: { label: 'Confirmando o cancelamento', spec: 'D-53' },
      on: { 'cancel.confirmed': 'cancelling', 'cancel.dismissed': 'editing' },
    },
    cancelling: {
      meta: { label: 'Cancelando', spec: 'core 4' },
      invoke: {
        id: 'cancelRequest',
        src: 'saveRequest',
        input: ({ context }): { request: SaveRequest } => ({ request: answers.saveOf(context, 'N') }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'cancelled',
            actions: [
              { type: 'notify', params: { text: messages.requestCancelled } },
              { type: 'goTo', params: { path: '/' } },
            ],
          },
          { target: 'editing', actions: { type: 'showRefusal', params: outcomeIn } },
        ],
      },
    },
    sent: { meta: { label: 'Enviado para análise' }, type: 'final' },
    cancelled: { meta: { label: 'Cancelado' }, type: 'final' },
  },
})
