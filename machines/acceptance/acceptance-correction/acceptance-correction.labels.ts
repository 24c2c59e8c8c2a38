import { chartOf } from '../../support/chart-labels.ts'
import { acceptanceCorrectionMachine } from './acceptance-correction.machine.ts'

export const chart = chartOf(acceptanceCorrectionMachine, {
  title: 'Correção de um aceite',
  purpose: 'Deixa trocar os documentos que o fundo rejeitou e enviar o requerimento de novo.',
  screen: 'request',
  events: {
    'request.submitted': 'clica em Enviar os documentos',
    'send.confirmed': 'confirma o envio',
    'send.dismissed': 'desiste de enviar',
    'documentRows.changed': 'muda o que falta anexar',
    'documentRows.attaching': 'a escolha de um documento se abre',
    'documentRows.settled': 'a escolha do documento termina',
    'xstate.done.actor.sendAgain': 'o novo envio termina',
  },
  guards: {
    isComplete: 'não falta nada',
    wentWell: 'o servidor gravou',
  },
  actions: {
    notifyParent: 'informa como terminou',
    setDocuments: 'guarda o que foi anexado e o que falta',
    lockRows: 'informa aos documentos que não mudam',
    unlockRows: 'informa aos documentos que podem mudar',
  },
  delays: {},
  actors: { documentRows: 'documentos pedidos', sendAgain: 'novo envio do requerimento' },
})
