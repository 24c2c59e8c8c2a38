import { chartOf } from '../../support/chart-labels.ts'
import { requestTypesMachine } from './request-types.machine.ts'

export const chart = chartOf(requestTypesMachine, {
  title: 'Tipos de requerimento',
  purpose: 'Oferece os tipos que podem começar e mostra os requerimentos que já estão em andamento.',
  screen: 'types',
  events: {
    'xstate.done.actor.loadRequests': 'chegam os requerimentos',
    'xstate.error.actor.loadRequests': 'os requerimentos não chegam',
  },
  guards: { isLocal: 'a falha é só desta chamada' },
  actions: { setUnderWay: 'guarda os que estão em andamento' },
  delays: {},
  actors: { loadRequests: 'busca dos requerimentos' },
})
