import { chartOf } from '../../support/chart-labels.ts'
import { submissionMachine } from './submission.machine.ts'

export const chart = chartOf(submissionMachine, {
  title: 'Gravação de um requerimento',
  purpose: 'Pergunta antes do envio e do cancelamento, grava e lê o que outro gravou antes.',
  screen: 'request',
  events: {
    'send.confirmed': 'confirma o envio',
    'send.dismissed': 'desiste de enviar',
    'cancel.confirmed': 'confirma o cancelamento',
    'cancel.dismissed': 'desiste de cancelar',
    'question.left': 'volta no navegador',
    'xstate.done.actor.saveRequest': 'a gravação termina',
    'xstate.done.actor.loadLatest': 'a versão gravada chega',
    'xstate.error.actor.loadLatest': 'a versão gravada não chega',
  },
  guards: {
    isFor: 'é para isso que grava',
    'isFor: send': 'grava para enviar',
    'isFor: cancel': 'grava para cancelar',
    'isFor: next': 'grava a etapa',
    'isFor: later': 'grava para continuar depois',
    isStale: 'foi gravado em outro lugar',
    wasRefused: 'foi recusado',
    isLocal: 'a falha é só desta chamada',
  },
  actions: { notifyParent: 'informa como terminou' },
  delays: {},
  actors: { saveRequest: 'gravação do requerimento', loadLatest: 'leitura da versão gravada' },
})
