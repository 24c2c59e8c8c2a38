import { assign, setup } from 'xstate'

import { type ListedRequest, underWayOf } from '#domain/requests/summary.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { promisePort } from '../../support/port.ts'
import type { RequestListQuestion } from '../request-list/index.ts'
import type { RequestTypesContext, RequestTypesInput } from './request-types.types.ts'

const HELP =
  'Clique em um tipo para abrir. Para começar, clique em Iniciar requerimento. Se já tem um igual em andamento, clique em Continuar rascunho ou em Ver o requerimento.'

/** Types can be chosen before the requests that are under way are loaded. */
export const requestTypesMachine = setup({
  types: {} as { input: RequestTypesInput; context: RequestTypesContext; meta: ChartMeta },
  actors: { loadRequests: promisePort<readonly ListedRequest[], RequestListQuestion>('loadRequests') },
  actions: {
    setUnderWay: assign({
      underWay: (_, { requests }: { requests: readonly ListedRequest[] }) => underWayOf(requests),
    }),
  },
  guards: { isLocal },
}).createMachine({
  id: 'requestTypes',
  tags: 'help',
  context: ({ input }) => ({ ...input, underWay: [] }),
  initial: 'lookingForRequests',
  states: {
    lookingForRequests: {
      meta: { label: 'Procurando requerimentos em andamento', help: HELP, requirements: ['TYPES-01'] },
      invoke: {
        id: 'loadRequests',
        src: 'loadRequests',
        input: ({ context }) => ({ cloudId: context.cloud.id }),
        onDone: {
          target: 'offering',
          actions: { type: 'setUnderWay', params: ({ event }) => ({ requests: event.output }) },
        },
        onError: { guard: { type: 'isLocal', params: failureIn }, target: 'offering' },
      },
    },
    offering: { meta: { label: 'Mostrando os tipos', help: HELP, requirements: ['TYPES-01'] } },
  },
})
