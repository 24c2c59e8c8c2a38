import { assign, setup } from 'xstate'

import { type ListedRequest, newestFirst } from '#domain/requests/summary.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { promisePort } from '../../support/port.ts'
import type { RequestListQuestion } from '../request-list/index.ts'
import type { RequestTypesContext, RequestTypesInput } from './request-types.types.ts'

const HELP =
  'Clique em um tipo para abrir. Para começar, clique em Iniciar requerimento. Se já tem um rascunho, clique em Continuar rascunho.'

/** Types can be chosen before the drafts are loaded. */
export const requestTypesMachine = setup({
  types: {} as { input: RequestTypesInput; context: RequestTypesContext; meta: ChartMeta },
  actors: { loadDrafts: promisePort<readonly ListedRequest[], RequestListQuestion>('loadDrafts') },
  actions: {
    setDrafts: assign({
      drafts: (_, { requests }: { requests: readonly ListedRequest[] }) =>
        newestFirst(requests.filter(({ status }) => status === 'L')),
    }),
  },
  guards: { isLocal },
}).createMachine({
  id: 'requestTypes',
  tags: 'help',
  context: ({ input }) => ({ ...input, drafts: [] }),
  initial: 'lookingForDrafts',
  states: {
    lookingForDrafts: {
      meta: { label: 'Procurando os rascunhos', help: HELP, requirements: ['TYPES-01'] },
      invoke: {
        id: 'loadDrafts',
        src: 'loadDrafts',
        input: ({ context }) => ({ cloudId: context.cloud.id }),
        onDone: {
          target: 'offering',
          actions: { type: 'setDrafts', params: ({ event }) => ({ requests: event.output }) },
        },
        onError: { guard: { type: 'isLocal', params: failureIn }, target: 'offering' },
      },
    },
    offering: { meta: { label: 'Mostrando os tipos', help: HELP, requirements: ['TYPES-01'] } },
  },
})
