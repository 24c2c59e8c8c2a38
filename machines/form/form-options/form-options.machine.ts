import { sendParent, setup } from 'xstate'

import type { EnrolmentLists } from '#domain/requests/facts.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { promisePort } from '../../support/port.ts'
import type { FormOptionsEvent, ListsArrived } from './form-options.types.ts'

/** The form works without these lists. Only an expired session is escalated. */
export const formOptionsMachine = setup({
  types: {} as { context: object; events: FormOptionsEvent; meta: ChartMeta },
  actors: { loadLists: promisePort<EnrolmentLists, void>('loadLists') },
  actions: {
    notifyLists: sendParent(
      (_, { lists }: { lists: EnrolmentLists }): ListsArrived => ({ type: 'lists.arrived', lists }),
    ),
  },
  guards: { isLocal },
}).createMachine({
  id: 'formOptions',
  context: {},
  initial: 'missing',
  states: {
    missing: {
      meta: { label: 'Faltam as listas', requirements: ['D-62', 'P-314'] },
      on: { 'lists.retried': 'loading' },
    },
    loading: {
      meta: { label: 'Carregando as listas', requirements: ['ENROL-04'] },
      invoke: {
        id: 'loadLists',
        src: 'loadLists',
        onDone: {
          target: 'loaded',
          actions: { type: 'notifyLists', params: ({ event }) => ({ lists: event.output }) },
        },
        onError: { guard: { type: 'isLocal', params: failureIn }, target: 'missing' },
      },
    },
    loaded: { meta: { label: 'Listas carregadas' } },
  },
})
