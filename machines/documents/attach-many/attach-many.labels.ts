import { chartOf } from '../../support/chart-labels.ts'
import { attachManyMachine } from './attach-many.machine.ts'

export const chart = chartOf(attachManyMachine, {
  title: 'Anexar vários arquivos',
  purpose:
    'Diz a que documento pedido pertence cada um dos arquivos escolhidos de uma vez, e os manda enviar.',
  screen: 'request',
  events: {
    'row.chosen': 'escolhe o documento de um arquivo',
    'file.removed': 'remove um arquivo da lista',
    'attaching.wanted': 'clica em Anexar documentos',
    'joining.confirmed': 'confirma que são páginas',
    'joining.dismissed': 'volta à lista',
    'choice.dismissed': 'desiste',
    'xstate.done.actor.prepareDocuments': 'os arquivos foram conferidos',
  },
  guards: {
    isOffered: 'é um dos documentos sem arquivo',
    hasOthers: 'há outros arquivos na lista',
    hasPages: 'há vários arquivos para um documento',
    hasDocuments: 'há um documento escolhido',
    areAllPrepared: 'todos podem ser enviados',
    hasPrepared: 'algum pode ser enviado',
  },
  actions: {
    setRow: 'guarda o documento do arquivo',
    removeFile: 'tira o arquivo da lista',
    sendPrepared: 'manda enviar os que podem ser enviados',
    keepRest: 'mantém na lista os outros, com o motivo',
  },
  delays: {},
  actors: { prepareDocuments: 'conferência, redução e junção dos arquivos' },
})
