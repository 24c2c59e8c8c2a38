import { assign, sendTo, setup } from 'xstate'

import { newestFirst, PAGE_SIZE, type RequestSummary } from '#domain/requests/summary.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { fatalFailureIn } from '../support/failures.ts'
import { port } from '../support/port.ts'
import { toSession, trouble } from '../support/system.ts'
import type {
  RequestListContext,
  RequestListEvent,
  RequestListInput,
  RequestListQuestion,
} from './request-list.types.ts'

const HELP =
  'Aqui estão os seus requerimentos. O lápis continua um requerimento que você ainda pode alterar; o olho mostra qualquer um deles. Para começar outro, clique em Novo Requerimento.'

/** Lista de requerimentos, dez por página (core 2 e 9). */
export const requestListMachine = setup({
  types: {} as {
    input: RequestListInput
    context: RequestListContext
    events: RequestListEvent
    meta: ChartMeta
  },
  actors: { loadRequests: port<readonly RequestSummary[], RequestListQuestion>('loadRequests') },
  actions: {
    keepRequests: assign({
      requests: (_, { requests }: { requests: readonly RequestSummary[] }) => newestFirst(requests),
    }),
    turnPage: assign({ page: ({ context }, { by }: { by: number }) => context.page + by }),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: {
    hasRequests: (_, { requests }: { requests: readonly RequestSummary[] }) => requests.length > 0,
    hasNextPage: ({ context }) => (context.page + 1) * PAGE_SIZE < context.requests.length,
    hasPreviousPage: ({ context }) => context.page > 0,
  },
}).createMachine({
  id: 'requestList',
  context: ({ input }) => ({ ...input, requests: [], page: 0 }),
  initial: 'loading',
  states: {
    loading: {
      meta: { label: 'Carregando a lista', help: HELP, spec: 'core 7' },
      invoke: {
        id: 'loadRequests',
        src: 'loadRequests',
        input: ({ context }) => ({ cloudId: context.cloud.id }),
        onDone: [
          {
            guard: { type: 'hasRequests', params: ({ event }) => ({ requests: event.output }) },
            target: 'listing',
            actions: { type: 'keepRequests', params: ({ event }) => ({ requests: event.output }) },
          },
          { target: 'empty' },
        ],
        onError: {
          target: 'halted',
          actions: {
            type: 'reportTrouble',
            params: fatalFailureIn,
          },
        },
      },
    },
    empty: {
      meta: {
        label: 'Nenhum requerimento',
        help: 'Você ainda não tem requerimentos. Para começar um, clique em Novo Requerimento.',
        spec: 'core 2',
      },
    },
    listing: {
      meta: { label: 'Mostrando os requerimentos', help: HELP, spec: 'core 2' },
      on: {
        'page.next': { guard: 'hasNextPage', actions: { type: 'turnPage', params: { by: 1 } } },
        'page.previous': { guard: 'hasPreviousPage', actions: { type: 'turnPage', params: { by: -1 } } },
      },
    },
    halted: { meta: { label: 'Parada: o sistema será finalizado', spec: 'core 8' } },
  },
})
