import { chartOf } from '../../support/chart-labels.ts'
import { requestTypesMachine } from './request-types.machine.ts'

export const chart = chartOf(requestTypesMachine, {
  title: 'Tipos de requerimento',
  purpose: 'Oferece os tipos que podem começar e os rascunhos que podem continuar.',
  screen: 'types',
  events: {
    'xstate.done.actor.loadDrafts': 'chegam os rascunhos',
    'xstate.error.actor.loadDrafts': 'os rascunhos não chegam',
  },
  guards: { isLocal: 'a falha é só desta chamada' },
  actions: { setDrafts: 'guarda os rascunhos' },
  delays: {},
  actors: { loadDrafts: 'busca dos rascunhos' },
})
