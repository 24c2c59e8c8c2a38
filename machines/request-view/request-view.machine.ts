import { assign, setup } from 'xstate'

import { receiptOf } from '#domain/documents/receipt.ts'

import { isNotFound, loadOf, replyIn } from '../load/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { outcomeIn } from '../support/outcome.ts'
import { port } from '../support/port.ts'
import type {
  ReadRequest,
  RequestViewContext,
  RequestViewEvent,
  RequestViewInput,
} from './request-view.types.ts'

const HELP =
  'Aqui você vê a situação e o que acontece agora, as respostas, os documentos e as mensagens do fundo. Depois do envio, o comprovante pode ser impresso a qualquer tempo. Nada pode ser alterado nesta tela.'

/** Leitura de um requerimento, em qualquer situação (D-32). */
export const requestViewMachine = setup({
  types: {} as {
    input: RequestViewInput
    context: RequestViewContext
    events: RequestViewEvent
    meta: ChartMeta
    children: { readRequest: 'readRequest' }
  },
  actors: {
    readRequest: loadOf<RequestViewInput, ReadRequest>(),
    printPage: port<void>('printPage'),
  },
  actions: {
    keepRequest: assign({ request: (_, { request }: { request: ReadRequest }) => request }),
  },
  guards: {
    isNotFound,
    hasReceipt: ({ context: { request, participant } }) =>
      request !== null && receiptOf(request, participant) !== null,
  },
}).createMachine({
  id: 'requestView',
  context: ({ input }) => ({ ...input, request: null }),
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
            actions: { type: 'keepRequest', params: (args) => ({ request: replyIn(args) }) },
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
      initial: 'reading',
      states: {
        reading: {
          meta: { label: 'Lendo' },
          on: { 'print.chosen': { guard: 'hasReceipt', target: 'printing' } },
        },
        printing: {
          meta: { label: 'Imprimindo o comprovante' },
          invoke: { id: 'printPage', src: 'printPage', onDone: 'reading', onError: 'notPrinted' },
        },
        notPrinted: {
          meta: { label: 'O navegador não imprimiu' },
          on: { 'print.chosen': 'printing' },
        },
      },
    },
    missing: { meta: { label: 'Requerimento não encontrado' } },
  },
})
