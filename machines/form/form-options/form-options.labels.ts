import { chartOf } from '../../support/chart-labels.ts'
import { formOptionsMachine } from './form-options.machine.ts'

export const chart = chartOf(formOptionsMachine, {
  title: 'Listas de escolhas',
  purpose: 'Busca de novo as listas do fundo que não vieram com o requerimento.',
  screen: 'request',
  events: {
    'lists.retried': 'tenta novamente',
    'xstate.done.actor.loadLists': 'as listas chegam',
    'xstate.error.actor.loadLists': 'as listas não chegam',
  },
  guards: { isLocal: 'a falha é só desta chamada' },
  actions: { notifyLists: 'entrega as listas ao requerimento' },
  delays: {},
  actors: { loadLists: 'busca das listas' },
})
