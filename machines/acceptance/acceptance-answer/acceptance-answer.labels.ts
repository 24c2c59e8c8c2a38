import { chartOf } from '../../support/chart-labels.ts'
import { acceptanceAnswerMachine } from './acceptance-answer.machine.ts'

export const chart = chartOf(acceptanceAnswerMachine, {
  title: 'Resposta ao novo valor',
  purpose: 'Pergunta antes da resposta, grava-a e depois pede a mensagem e o aviso.',
  screen: 'request',
  events: {
    'answer.confirmed': 'confirma a resposta',
    'answer.dismissed': 'desiste de responder',
    'xstate.done.actor.sendAnswer': 'a gravação da resposta termina',
    'xstate.done.actor.recordMessage': 'a mensagem está gravada',
    'xstate.error.actor.recordMessage': 'a mensagem não é gravada',
    'xstate.done.actor.notifyDecision': 'o aviso está pedido',
    'xstate.error.actor.notifyDecision': 'o aviso não é pedido',
  },
  guards: {
    wasRefused: 'foi recusada',
    isOther: 'a resposta que vale é outra',
    isAgreed: 'o valor foi aceito',
    isLocal: 'a falha é só desta chamada',
  },
  actions: {
    notifyParent: 'informa como terminou',
    setStatus: 'guarda a nova situação',
    setNotRecorded: 'guarda que a mensagem não foi gravada',
  },
  delays: {},
  actors: {
    sendAnswer: 'gravação da resposta',
    recordMessage: 'gravação da mensagem',
    notifyDecision: 'pedido do aviso',
  },
})
