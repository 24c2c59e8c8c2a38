import { chartOf } from '../../support/chart-labels.ts'
import { queryMachine } from './query.machine.ts'

export const chart = chartOf(queryMachine, {
  title: 'Leitura',
  purpose: 'Faz uma leitura de que a tela depende e a repete quando o participante pede.',
  screen: null,
  events: {
    'xstate.done.actor.call': 'a resposta chega',
    'xstate.error.actor.call': 'a resposta não chega',
    'call.retried': 'o participante tenta novamente, no aviso',
    'retry.chosen': 'o participante tenta novamente, na tela',
    'xstate.after.retryAfter.query.limited': 'passa o tempo que o servidor pediu',
  },
  guards: {
    isMissing: 'o que se procura não existe',
    asksToWait: 'o servidor pediu para esperar',
    isRefused: 'o servidor recusou',
    isInterrupted: 'a chamada não chegou ao fim',
  },
  actions: {
    setReply: 'guarda a resposta',
    setMissing: 'guarda que não existe',
    setRefusal: 'guarda o motivo da recusa',
    clearRefusal: 'esquece a recusa',
    notifyInterruption: 'avisa ao portal que a chamada parou',
  },
  delays: { retryAfter: 'tempo que o servidor pediu' },
  actors: { call: 'chamada ao servidor', retryListener: 'espera da nova tentativa' },
})
