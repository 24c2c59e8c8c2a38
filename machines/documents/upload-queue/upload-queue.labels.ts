import { chartOf } from '../../support/chart-labels.ts'
import { uploadQueueMachine } from './upload-queue.machine.ts'

export const chart = chartOf(uploadQueueMachine, {
  title: 'Envios em andamento',
  purpose: 'Envia os documentos pedidos nos requerimentos enquanto o participante faz outra coisa.',
  screen: null,
  events: {
    'uploads.recalled': 'a aba do navegador ainda guarda envios interrompidos',
    'interruption.dismissed': 'dispensa o aviso de envios interrompidos',
    'transfer.wanted': 'um documento foi escolhido para enviar',
    'transfers.wanted': 'vários documentos foram escolhidos para enviar',
    'rows.awaited': 'o requerimento vai ler os documentos pedidos',
    'rows.reported': 'o requerimento diz que documentos pede',
    'row.settled': 'outro documento é anexado no mesmo lugar',
    'upload.stopped': 'um envio para',
    'upload.finished': 'arquivo anexado',
    'upload.cancelled': 'desistência do envio',
  },
  guards: {
    hasInterrupted: 'há envios interrompidos',
    hasNone: 'não há mais arquivos a caminho',
  },
  actions: {
    begin: 'começa o envio',
    drop: 'retira os envios para esse documento pedido',
    setInterrupted: 'guarda os envios interrompidos',
    clearInterrupted: 'esquece os envios interrompidos',
    notifyStorage: 'manda guardar a lista na aba do navegador',
    setAttached: 'guarda o que foi anexado',
    clearAttached: 'esquece o que foi anexado',
    notifyChanged: 'informa o requerimento do que vai e do que chegou',
    notifyStopped: 'avisa que o envio parou, se não está na tela',
    awaitAll: 'guarda os que vão juntos',
    notifySaved: 'avisa que os documentos foram gravados',
  },
  delays: {},
  actors: {
    beforeUnloadGuard: 'pergunta antes de fechar a aba',
    storage: 'lista de envios guardada na aba do navegador',
    upload: 'envio de um arquivo',
  },
})
