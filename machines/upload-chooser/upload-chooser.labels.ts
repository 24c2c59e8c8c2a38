import type { ChartLabels } from '../support/chart-labels.ts'
import type { uploadChooserMachine } from './upload-chooser.machine.ts'

export const uploadChooserLabels = {
  title: 'De onde vem o documento',
  purpose: 'Pergunta se o documento de uma linha vem do aparelho ou da nuvem e escolhe o arquivo.',
  screen: 'request',
  events: {
    'origin.chosen': 'escolhe a origem',
    'choice.confirmed': 'prossegue',
    'origin.reopened': 'volta',
    'choice.dismissed': 'desiste',
    'file.ready': 'há um arquivo que pode ser enviado',
    'file.lost': 'não há arquivo que possa ser enviado',
    'xstate.after.moment.uploadChooser.pickingFile.dropped': 'passa um momento',
  },
  guards: {
    isComputer: 'é do aparelho',
    wasDropped: 'algo foi solto na linha',
    isAsDropped: 'é o arquivo que foi solto',
  },
  actions: {
    keepFile: 'guarda o arquivo',
    forgetFile: 'esquece o arquivo',
    startOver: 'recomeça a escolha',
    demandFile: 'pede o arquivo à escolha',
  },
  delays: { moment: '0,4 segundo' },
  actors: { fileChoice: 'escolha do arquivo' },
} satisfies ChartLabels<typeof uploadChooserMachine>
