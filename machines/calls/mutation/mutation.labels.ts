import { chartOf } from '../../support/chart-labels.ts'
import { mutationMachine } from './mutation.machine.ts'

export const chart = chartOf(mutationMachine, {
  title: 'Gravação',
  purpose: 'Faz uma gravação e a repete quando o participante pede.',
  screen: null,
  unseen: 'the chart that invokes it shows that something is being written, and how it ended',
  events: {
    'xstate.done.actor.call': 'a gravação dá certo',
    'xstate.error.actor.call': 'a gravação falha',
    'call.retried': 'o participante tenta novamente',
  },
  guards: { isRefused: 'o servidor recusou', isInterrupted: 'a chamada não chegou ao fim' },
  actions: {
    notifyInterruption: 'avisa ao portal que a chamada parou',
    setReply: 'guarda a resposta',
    setRefusal: 'guarda o motivo da recusa',
  },
  delays: {},
  actors: { call: 'chamada ao servidor', retryListener: 'espera da nova tentativa' },
})
