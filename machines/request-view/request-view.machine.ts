import { assign, sendTo, setup } from 'xstate'

import { receiptOf } from '#domain/requests/receipt.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { failureIn, fatalFailureIn, isRefused } from '../support/failures.ts'
import { port } from '../support/port.ts'
import { toSession, trouble } from '../support/system.ts'
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
  },
  actors: {
    readRequest: port<ReadRequest, RequestViewInput>('readRequest'),
    printPage: port<void>('printPage'),
  },
  actions: {
    keepRequest: assign({ request: (_, { request }: { request: ReadRequest }) => request }),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: {
    isRefused,
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
          requestId,
          participant,
          reference,
        }),
        onDone: {
          target: 'showing',
          actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: failureIn },
            target: 'missing',
          },
          {
            target: 'halted',
            actions: {
              type: 'reportTrouble',
              params: fatalFailureIn,
            },
          },
        ],
      },
    },
    showing: {
      meta: {
        label: 'Mostrando o requerimento',
        help: HELP,
        spec: 'D-32',
      },
      initial: 'reading',
      states: {
        reading: {
          meta: { label: 'Lendo' },
          on: { 'print.chosen': { guard: 'hasReceipt', target: 'printing' } },
        },
        printing: {
          meta: { label: 'Imprimindo o comprovante' },
          invoke: { id: 'printPage', src: 'printPage', onDone: 'reading' },
        },
      },
    },
    missing: { meta: { label: 'Requerimento não encontrado' } },
    halted: { meta: { label: 'Parado: o sistema será finalizado', spec: 'core 8' } },
  },
})
