import { assign, sendTo, setup, stateIn } from 'xstate'

import { type CloudDocument, isAttachable, sentLastFirst } from '#domain/documents/cloud-document.ts'
import { isReplaceable } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'
import { documentsPath } from '#domain/navigation/paths.ts'
import { onPage } from '#domain/pages.ts'
import { isOpen } from '#domain/requests/status.ts'

import { isNotFound, loadOf, replyIn } from '../load/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { failureIn, fatalFailureIn, isExpired } from '../support/failures.ts'
import { outcomeIn } from '../support/outcome.ts'
import { port } from '../support/port.ts'
import { required } from '../support/required.ts'
import { notice, route, toNotices, toRouter, toSession, toTransfers, trouble } from '../support/system.ts'
import type { RowSettled } from '../transfers/index.ts'
import { type WriteOutcome, wentWell, writeMachine } from '../write/index.ts'
import { askedDocument, isAttached } from './cloud-picker.asked.ts'
import type {
  CloudPickerContext,
  CloudPickerEvent,
  CloudPickerInput,
  CloudQuestion,
  PickingRequest,
  PickRequest,
  RequestQuestion,
} from './cloud-picker.types.ts'

const LIST_HELP =
  'Aqui está a sua nuvem: os documentos que você já enviou ao fundo, os últimos primeiro. Ver abre o documento, Baixar guarda uma cópia no seu aparelho.'
const CHOICE_HELP = `${LIST_HELP} Anexar usa o documento no requerimento; na nuvem ele continua.`

/** Of those on screen. */
const documentWith = ({ documents, page }: CloudPickerContext, id: number) =>
  onPage(documents ?? [], page).find((document) => document.id === id) ?? null

/**
 * Escolha de um documento da nuvem para um requerimento, ou a nuvem só para ver (specialised 2; D-20 to D-24).
 * The list and the request are asked for at once; what may be done with the list, the request says.
 */
export const cloudPickerMachine = setup({
  types: {} as {
    input: CloudPickerInput
    context: CloudPickerContext
    events: CloudPickerEvent
    meta: ChartMeta
    children: { loadDocuments: 'loadDocuments'; loadRequest: 'loadRequest' }
  },
  actors: {
    loadDocuments: loadOf<CloudQuestion, readonly CloudDocument[]>(),
    loadRequest: loadOf<RequestQuestion, PickingRequest | null>(),
    readAnew: port<PickingRequest | null, RequestQuestion>('readAnew'),
    attachDocument: writeMachine,
  },
  actions: {
    keepDocuments: assign({
      documents: (_, { documents }: { documents: readonly CloudDocument[] }) => sentLastFirst(documents),
    }),
    keepRequest: assign({ request: (_, { request }: { request: PickingRequest | null }) => request }),
    turnPage: assign({ page: ({ context }, { by }: { by: number }) => context.page + by }),
    keepChosen: assign({
      chosen: ({ context }, { documentId }: { documentId: number }) => documentWith(context, documentId),
      refusal: null,
    }),
    keepRefusal: assign({
      refusal: (_, { outcome }: { outcome: WriteOutcome }) =>
        (outcome.kind === 'refused' && outcome.message) || messages.attachmentRefused,
    }),
    notify: sendTo(toNotices, notice),
    settleRow: sendTo(
      toTransfers,
      ({ context }): RowSettled => ({ type: 'row.settled', row: context.place.row }),
    ),
    goToDocuments: sendTo(toRouter, (args) => {
      const { place, request } = args.context
      const { typeId } = required(request, 'request').summary
      return route(args, { path: documentsPath(required(place.requestId, 'requestId'), typeId) })
    }),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: {
    isExpired,
    isNotFound,
    wentWell,
    wasNotAttached: ({ context }) => context.refusal !== null,
    isAllThere: stateIn({ loading: { documents: 'there', request: 'there' } }),
    isWithoutRequest: ({ context }) => context.place.requestId === null,
    isRowGone: ({ context }) => context.place.row !== null && askedDocument(context) === null,
    isClosed: ({ context }) => !isOpen(required(context.request, 'request').summary.status),
    isChecked: ({ context }) => {
      const asked = askedDocument(context)
      return asked !== null && !isReplaceable(asked.document.situationId)
    },
    hasNextPage: ({ context: { documents, page } }) => onPage(documents ?? [], page + 1).length > 0,
    hasPreviousPage: ({ context }) => context.page > 0,
    mayBeAttached: ({ context }, { documentId }: { documentId: number }) => {
      const document = documentWith(context, documentId)
      return document !== null && isAttachable(document) && !isAttached(context, document)
    },
  },
}).createMachine({
  id: 'cloudPicker',
  context: ({ input }) => ({
    ...input,
    request: null,
    documents: null,
    page: 0,
    chosen: null,
    refusal: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      meta: { label: 'Carregando', help: LIST_HELP, spec: 'specialised 7' },
      type: 'parallel',
      states: {
        documents: {
          meta: { label: 'Os documentos da nuvem' },
          initial: 'asked',
          states: {
            asked: {
              meta: { label: 'Carregando os documentos da nuvem' },
              invoke: {
                id: 'loadDocuments',
                src: 'loadDocuments',
                input: ({ context: { cloud, place } }) => ({
                  request: { cloudId: cloud.id, documentTypeId: place.row?.documentTypeId ?? null },
                  mayBeMissing: false,
                }),
                onDone: {
                  target: 'there',
                  actions: { type: 'keepDocuments', params: (args) => ({ documents: replyIn(args) }) },
                },
              },
            },
            there: { meta: { label: 'Os documentos chegaram' } },
          },
        },
        request: {
          meta: { label: 'O requerimento' },
          initial: 'asked',
          states: {
            asked: {
              meta: { label: 'Carregando o requerimento' },
              invoke: {
                id: 'loadRequest',
                src: 'loadRequest',
                input: ({ context }) => ({
                  request: { requestId: context.place.requestId },
                  mayBeMissing: true,
                }),
                onDone: [
                  { guard: { type: 'isNotFound', params: outcomeIn }, target: '#cloudPicker.missing' },
                  {
                    target: 'there',
                    actions: { type: 'keepRequest', params: (args) => ({ request: replyIn(args) }) },
                  },
                ],
              },
            },
            there: { meta: { label: 'O requerimento chegou' } },
          },
        },
      },
      always: { guard: 'isAllThere', target: 'deciding' },
    },

    deciding: {
      meta: { label: 'Vendo o que se pode fazer' },
      always: [
        { guard: 'isWithoutRequest', target: 'showing.looking' },
        { guard: 'isRowGone', target: 'rowGone' },
        { guard: 'isClosed', target: 'showing.closed' },
        { guard: 'isChecked', target: 'showing.checked' },
        { guard: 'wasNotAttached', target: 'showing.choosing.refused' },
        { target: 'showing.choosing' },
      ],
    },

    showing: {
      initial: 'looking',
      meta: { label: 'Mostrando os documentos', help: LIST_HELP, spec: 'specialised 2' },
      on: {
        'page.next': { guard: 'hasNextPage', actions: { type: 'turnPage', params: { by: 1 } } },
        'page.previous': { guard: 'hasPreviousPage', actions: { type: 'turnPage', params: { by: -1 } } },
      },
      states: {
        looking: { meta: { label: 'Só vendo a nuvem' } },
        closed: { meta: { label: 'O requerimento não recebe mais documentos', spec: 'D-76' } },
        checked: { meta: { label: 'O documento já foi conferido', spec: 'D-76' } },
        choosing: {
          meta: { label: 'Escolhendo um documento', help: CHOICE_HELP },
          initial: 'undecided',
          on: {
            'document.chosen': {
              guard: { type: 'mayBeAttached', params: ({ event }) => event },
              target: '#cloudPicker.attaching',
              actions: { type: 'keepChosen', params: ({ event }) => event },
            },
          },
          states: {
            undecided: { meta: { label: 'Nenhum escolhido' } },
            askingAnew: {
              // The request may have changed since it was read: whether anything can still be attached, it says itself.
              meta: { label: 'O servidor recusou a anexação: relendo o requerimento' },
              invoke: {
                id: 'readAnew',
                src: 'readAnew',
                input: ({ context }) => ({ requestId: context.place.requestId }),
                onDone: {
                  target: '#cloudPicker.deciding',
                  actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isExpired', params: failureIn },
                    target: 'refused',
                    actions: { type: 'reportTrouble', params: fatalFailureIn },
                  },
                  { target: 'refused' },
                ],
              },
            },
            refused: { meta: { label: 'O servidor recusou a anexação' } },
          },
        },
      },
    },

    attaching: {
      meta: { label: 'Anexando ao requerimento', help: CHOICE_HELP, spec: 'specialised 7' },
      invoke: {
        id: 'attachDocument',
        src: 'attachDocument',
        input: ({ context }): { request: PickRequest } => ({ request: pickOf(context) }),
        onDone: [
          { guard: { type: 'wentWell', params: outcomeIn }, target: 'attached' },
          {
            target: 'showing.choosing.askingAnew',
            actions: { type: 'keepRefusal', params: outcomeIn },
          },
        ],
      },
    },

    attached: {
      meta: { label: 'Documento anexado', spec: 'D-75' },
      entry: [{ type: 'notify', params: { text: messages.documentAttached } }, 'settleRow', 'goToDocuments'],
    },
    missing: { meta: { label: 'Requerimento não encontrado' } },
    rowGone: { meta: { label: 'O requerimento não pede este documento' } },
  },
})

const pickOf = ({ place, chosen, participant, cloud }: CloudPickerContext): PickRequest => ({
  requestId: required(place.requestId, 'requestId'),
  row: place.row,
  document: required(chosen, 'chosen'),
  participant,
  cloud,
})
