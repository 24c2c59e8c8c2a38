import { assign, sendTo, setup } from 'xstate'

import { type CloudDocument, sentLastFirst } from '#domain/documents/cloud-document.ts'
import { onPage } from '#domain/pages.ts'
import { declareMutation, wentWell } from '../../calls/mutation/index.ts'
import { declareQuery, isNotFound, replyIn } from '../../calls/query/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { promisePort } from '../../support/port.ts'
import { route, toNotices, toRouter, toUploadQueue } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import type { RowSettled } from '../upload-queue/index.ts'
import {
  attachedNotice,
  documentsPathOf,
  documentWith,
  isRowGone,
  mayBeAttached,
  obstacleIn,
  pickOf,
  readIn,
  refusalIn,
} from './cloud-picker.asked.ts'
import { CHOICE_HELP, LIST_HELP } from './cloud-picker.help.ts'
import type {
  CloudPickerContext,
  CloudPickerEvent,
  CloudPickerInput,
  CloudQuestion,
  PickingRequest,
  PickRequest,
  RequestQuestion,
} from './cloud-picker.types.ts'

type Asked = Pick<CloudPickerContext, 'request'>

const NOTHING_YET = { request: null, documents: null, page: 0, chosen: null, refusal: null }

/**
 * The list and the request are loaded in parallel; the request determines what the list allows. Follows
 * D-20 to D-24.
 */
export const cloudPickerMachine = setup({
  types: {} as {
    input: CloudPickerInput
    context: CloudPickerContext
    events: CloudPickerEvent
    meta: ChartMeta
    tags: 'busy' | 'choosing' | 'closed' | 'refused' | 'help'
    children: { loadDocuments: 'loadDocuments'; loadRequest: 'loadRequest' }
  },
  actors: {
    loadDocuments: declareQuery<CloudQuestion, readonly CloudDocument[]>(),
    loadRequest: declareQuery<RequestQuestion, PickingRequest | null>(),
    reread: promisePort<PickingRequest | null, RequestQuestion>('reread'),
    attachDocument: declareMutation<PickRequest, void>(),
  },
  actions: {
    setDocuments: assign({
      documents: (_, { documents }: { documents: readonly CloudDocument[] }) => sentLastFirst(documents),
    }),
    setRequest: assign({ request: (_, { request }: { request: PickingRequest | null }) => request }),
    turnPage: assign({ page: ({ context }, { by }: { by: number }) => context.page + by }),
    setChosen: assign({
      chosen: ({ context }, { documentId }: { documentId: number }) => documentWith(context, documentId),
      refusal: null,
    }),
    setRefusal: assign({ refusal: (_, { refusal }: { refusal: string }) => refusal }),
    notify: sendTo(toNotices, ({ context }) => attachedNotice(context)),
    settleRow: sendTo(
      toUploadQueue,
      ({ context }): RowSettled => ({ type: 'row.settled', row: context.place.row }),
    ),
    goToDocuments: sendTo(toRouter, (args) => route(args, { path: documentsPathOf(args.context) })),
  },
  guards: {
    isLocal,
    isNotFound,
    wentWell,
    isWithoutRequest: ({ context }) => context.place.requestId === null,
    isRowGone: ({ context: { place } }, { request }: Asked) => isRowGone({ place, request }),
    isClosed: ({ context: { place } }, { request }: Asked) => obstacleIn({ place, request }) !== null,
    hasNextPage: ({ context: { documents, page } }) => onPage(documents ?? [], page + 1).length > 0,
    hasPreviousPage: ({ context }) => context.page > 0,
    mayBeAttached: ({ context }, { documentId }: { documentId: number }) =>
      mayBeAttached(context, documentId),
  },
}).createMachine({
  id: 'cloudPicker',
  tags: 'help',
  context: ({ input }) => ({ ...input, ...NOTHING_YET }),
  initial: 'loading',
  states: {
    loading: {
      meta: { label: 'Carregando', help: LIST_HELP, requirements: ['CLOUD-05', 'CLOUD-06'] },
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
                  target: 'loaded',
                  actions: { type: 'setDocuments', params: (args) => ({ documents: replyIn(args) }) },
                },
              },
            },
            loaded: { meta: { label: 'Os documentos chegaram' }, type: 'final' },
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
                    target: 'loaded',
                    actions: { type: 'setRequest', params: (args) => ({ request: replyIn(args) }) },
                  },
                ],
              },
            },
            loaded: { meta: { label: 'O requerimento chegou' }, type: 'final' },
          },
        },
      },
      onDone: [
        { guard: 'isWithoutRequest', target: 'showing.looking' },
        { guard: { type: 'isRowGone', params: ({ context }) => context }, target: 'rowGone' },
        { guard: { type: 'isClosed', params: ({ context }) => context }, target: 'showing.closed' },
        { target: 'showing.choosing' },
      ],
    },

    showing: {
      initial: 'looking',
      meta: {
        label: 'Mostrando os documentos',
        help: LIST_HELP,
        requirements: ['CLOUD-01', 'CLOUD-03', 'CLOUD-04'],
      },
      on: {
        'nextPage.chosen': { guard: 'hasNextPage', actions: { type: 'turnPage', params: { by: 1 } } },
        'previousPage.chosen': {
          guard: 'hasPreviousPage',
          actions: { type: 'turnPage', params: { by: -1 } },
        },
      },
      states: {
        looking: { meta: { label: 'Só vendo a nuvem' } },
        closed: { meta: { label: 'Nada pode ser anexado', requirements: ['D-76'] }, tags: 'closed' },
        tooLate: {
          meta: { label: 'A anexação foi recusada e não há como repeti-la', requirements: ['D-76'] },
          tags: ['closed', 'refused'],
        },
        choosing: {
          meta: { label: 'Escolhendo um documento', help: CHOICE_HELP },
          tags: 'choosing',
          initial: 'undecided',
          on: {
            'document.chosen': {
              guard: withEvent('mayBeAttached'),
              target: '#cloudPicker.attaching',
              actions: withEvent('setChosen'),
            },
          },
          states: {
            undecided: { meta: { label: 'Nenhum escolhido' } },
            rereading: {
              // The request may have changed, so read it again to see whether documents can still be
              // attached.
              meta: { label: 'O servidor recusou a anexação: relendo o requerimento' },
              tags: 'refused',
              invoke: {
                id: 'reread',
                src: 'reread',
                input: ({ context }) => ({ requestId: context.place.requestId }),
                onDone: [
                  {
                    guard: { type: 'isRowGone', params: readIn },
                    target: '#cloudPicker.rowGone',
                    actions: { type: 'setRequest', params: readIn },
                  },
                  {
                    guard: { type: 'isClosed', params: readIn },
                    target: '#cloudPicker.showing.tooLate',
                    actions: { type: 'setRequest', params: readIn },
                  },
                  { target: 'refused', actions: { type: 'setRequest', params: readIn } },
                ],
                onError: { guard: { type: 'isLocal', params: failureIn }, target: 'refused' },
              },
            },
            refused: { meta: { label: 'O servidor recusou a anexação' }, tags: 'refused' },
          },
        },
      },
    },

    attaching: {
      meta: {
        label: 'Anexando ao requerimento',
        help: CHOICE_HELP,
        requirements: ['DOCUMENTS-18', 'DOCUMENTS-19', 'CLOUD-12'],
      },
      tags: ['busy', 'choosing'],
      invoke: {
        id: 'attachDocument',
        src: 'attachDocument',
        input: ({ context }) => ({ request: pickOf(context) }),
        onDone: [
          { guard: { type: 'wentWell', params: outcomeIn }, target: 'attached' },
          {
            target: 'showing.choosing.rereading',
            actions: { type: 'setRefusal', params: refusalIn },
          },
        ],
      },
    },

    attached: {
      meta: { label: 'Documento anexado', requirements: ['D-75'] },
      tags: ['busy', 'choosing'],
      entry: ['notify', 'settleRow', 'goToDocuments'],
    },
    missing: { meta: { label: 'Requerimento não encontrado' } },
    rowGone: { meta: { label: 'O requerimento não pede este documento' } },
  },
})
