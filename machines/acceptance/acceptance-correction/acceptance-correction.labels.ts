import { chartOf } from '../../support/chart-labels.ts'
import { acceptanceCorrectionMachine } from './acceptance-correction.machine.ts'

export const chart = chartOf(acceptanceCorrectionMachine, {
  title: 'Correção de um aceite',
  purpose: 'Deixa trocar os documentos que o fundo rejeitou e enviar o requerimento de novo.',
  screen: 'request',
  events: {
    'paperclip.clicked': 'clica em Anexar de um documento',
    'files.dropped': 'solta arquivos sobre um documento',
    'request.submitted': 'clica em Enviar os documentos',
    'send.confirmed': 'confirma o envio',
    'send.dismissed': 'desiste de enviar',
    'uploadQueue.changed': 'muda o que está a caminho ou chegou',
    'xstate.done.actor.attachment': 'a escolha do documento termina',
    'xstate.done.actor.sendAgain': 'o novo envio termina',
  },
  guards: {
    mayAttach: 'o documento pode ser trocado',
    isComplete: 'não falta nada',
    wentWell: 'o servidor gravou',
  },
  actions: { notifyParent: 'informa como terminou', followUploadQueue: 'acompanha os envios' },
  delays: {},
  actors: { attachment: 'documento para uma linha', sendAgain: 'novo envio do requerimento' },
})
