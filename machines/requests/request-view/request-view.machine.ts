import { and, assign, setup, stateIn } from 'xstate'

import { receiptOf } from '#domain/documents/receipt.ts'

import { declareQuery, isNotFound, replyIn } from '../../calls/query/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import type {
  Paper,
  PrintRequest,
  ReadRequest,
  RequestViewContext,
  RequestViewEvent,
  RequestViewInput,
} from './request-view.types.ts'

const HELP = 'Aqui você só consulta. Para imprimir o que informou, abra a aba Dados.'

const PAPERS = { receipt: 'Comprovante do requerimento', answers: 'Dados do requerimento' } as const

/** Forgets an earlier failure to print. */
const printing = {
  'print.chosen': {
    guard: 'canPrintReceipt',
    target: 'printing',
    actions: { type: 'lay', params: { paper: 'receipt' } },
  },
  'answersPrint.chosen': {
    guard: 'canPrintAnswers',
    target: 'printing',
    actions: { type: 'lay', params: { paper: 'answers' } },
  },
} as const

export const requestViewMachine = setup({
  types: {} as {
    input: RequestViewInput
    context: RequestViewContext
    events: RequestViewEvent
    meta: ChartMeta
    children: { readRequest: 'readRequest' }
  },
  actors: {
    readRequest: declareQuery<RequestViewInput, ReadRequest>(),
    printPage: promisePort<void, PrintRequest>('printPage'),
  },
  actions: {
    lay: assign({ paper: (_, { paper }: { paper: Paper }) => paper }),
    setRequest: assign({ request: (_, { request }: { request: ReadRequest }) => request }),
  },
  guards: {
    isNotFound,
    hasMessages: ({ context: { request } }) => request !== null && request.messages.length > 0,
    canPrintAnswers: and([
      stateIn({ showing: { tab: 'answers' } }),
      ({ context: { request } }) => request !== null && request.sections.length > 0,
    ]),
    canPrintReceipt: and([
      stateIn({ showing: { tab: 'summary' } }),
      ({ context: { request, participant } }) => request !== null && receiptOf(request, participant) !== null,
    ]),
  },
}).createMachine({
  id: 'requestView',
  tags: 'help',
  context: ({ input }) => ({ ...input, request: null, paper: 'receipt' }),
  initial: 'loading',
  states: {
    loading: {
      meta: { label: 'Carregando o requerimento', help: HELP },
      invoke: {
        id: 'readRequest',
        src: 'readRequest',
        input: ({ context: { requestId, participant, reference } }) => ({
          request: { requestId, participant, reference },
          mayBeMissing: true,
        }),
        onDone: [
          { guard: { type: 'isNotFound', params: outcomeIn }, target: 'missing' },
          {
            target: 'showing',
            actions: { type: 'setRequest', params: (args) => ({ request: replyIn(args) }) },
          },
        ],
      },
    },
    showing: {
      meta: {
        label: 'Mostrando o requerimento',
        help: HELP,
        requirements: ['D-32'],
      },
      type: 'parallel',
      states: {
        tab: {
          meta: { label: 'Aba' },
          initial: 'summary',
          on: {
            'summary.chosen': '.summary',
            'answers.chosen': '.answers',
            'documents.chosen': '.documents',
            'messages.chosen': { guard: 'hasMessages', target: '.messages' },
          },
          states: {
            summary: { meta: { label: 'Resumo' } },
            answers: { meta: { label: 'Dados' } },
            documents: { meta: { label: 'Documentos' } },
            messages: { meta: { label: 'Mensagens' } },
          },
        },
        print: {
          meta: { label: 'Papel' },
          initial: 'reading',
          states: {
            reading: {
              meta: { label: 'Lendo' },
              on: printing,
            },
            printing: {
              meta: { label: 'Imprimindo' },
              invoke: {
                id: 'printPage',
                src: 'printPage',
                input: ({ context: { paper, request } }): PrintRequest => ({
                  title: `${PAPERS[paper]} ${required(request, 'request').summary.protocol}`,
                }),
                onDone: 'reading',
                onError: 'notPrinted',
              },
            },
            notPrinted: {
              meta: { label: 'O navegador não imprimiu' },
              on: printing,
            },
          },
        },
      },
    },
    missing: { meta: { label: 'Requerimento não encontrado' } },
  },
})
