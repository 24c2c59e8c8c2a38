import { chartOf } from '../../support/chart-labels.ts'
import { uploadMachine } from './upload.machine.ts'

export const chart = chartOf(uploadMachine, {
  title: 'Envio de um arquivo',
  purpose: 'Envia um arquivo ao servidor e o anexa ao documento pedido no requerimento.',
  screen: null,
  events: {
    'upload.retried': 'tenta novamente',
    'upload.abandoned': 'cancela o envio',
    'file.progressed': 'mais uma parte foi enviada',
    'xstate.done.actor.sendFile': 'o servidor recebeu o arquivo',
    'xstate.error.actor.sendFile': 'o envio falha',
    'xstate.done.actor.attachDocument': 'a anexação dá certo',
    'xstate.error.actor.attachDocument': 'a anexação falha',
  },
  guards: {
    isForRow: 'é para um documento pedido no requerimento',
    isStored: 'o documento já está na nuvem',
    isLocal: 'a falha é só desta chamada',
    isRefusedWithCode: 'o servidor recusou a anexação de vez',
    isRefusedForGood: 'o servidor recusou, e tentar de novo não adianta',
  },
  actions: {
    setSent: 'guarda quanto já foi',
    setReceipt: 'guarda o recibo do servidor',
    setReason: 'guarda o motivo da parada',
    setNotAttached: 'guarda que o arquivo não foi anexado e por quê',
    notifyParent: 'informa como terminou',
    notifyStopped: 'avisa que o envio parou',
    restart: 'começa do zero',
  },
  delays: {},
  actors: { sendFile: 'transmissão do arquivo', attachDocument: 'anexação ao requerimento' },
})
