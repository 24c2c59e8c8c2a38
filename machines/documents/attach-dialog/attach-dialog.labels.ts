import { chartOf } from '../../support/chart-labels.ts'
import { attachDialogMachine } from './attach-dialog.machine.ts'

export const chart = chartOf(attachDialogMachine, {
  title: 'De onde vem o documento',
  purpose: 'Pergunta se o documento de uma linha vem do aparelho ou da nuvem, e qual ele é.',
  screen: 'request',
  events: {
    'origin.chosen': 'escolhe a origem',
    'choice.confirmed': 'prossegue',
    'choice.continued': 'anexa e vai ao documento seguinte',
    'document.chosen': 'escolhe um documento da nuvem',
    'choice.dismissed': 'desiste',
    'file.ready': 'há um arquivo que pode ser enviado',
    'file.lost': 'não há arquivo que possa ser enviado',
    'xstate.after.moment.attachDialog.choosing.dropped': 'passa um momento',
    'xstate.done.actor.loadDocuments': 'a lista da nuvem chega',
    'xstate.error.actor.loadDocuments': 'a lista da nuvem não chega',
  },
  guards: {
    isComputer: 'é do aparelho',
    wasDropped: 'algo foi solto na linha',
    isAsDropped: 'é o arquivo que foi solto',
    hasFile: 'há um arquivo',
    hasNoFile: 'não há arquivo',
    isOffered: 'é um dos oferecidos',
    hasChosen: 'há um documento escolhido',
    hasNext: 'falta mais um documento',
    hasChosenAndNext: 'há um escolhido, e falta mais um',
    isLocal: 'a falha é só desta chamada',
  },
  actions: {
    setFile: 'guarda o arquivo',
    clearFile: 'esquece o arquivo',
    setDocuments: 'guarda a lista da nuvem',
    setChosen: 'guarda o documento escolhido',
    clearCloud: 'esquece os documentos da nuvem',
    demandFile: 'pede o arquivo à escolha',
    notifyParent: 'informa como terminou',
  },
  delays: { moment: '0,4 segundo' },
  actors: { localFile: 'escolha do arquivo', loadDocuments: 'leitura da nuvem' },
})
