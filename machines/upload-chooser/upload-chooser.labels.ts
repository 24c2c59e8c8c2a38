import type { ChartLabels } from '../support/chart-meta.ts'

export const uploadChooserLabels = {
  events: {
    'origin.chosen': 'escolhe a origem',
    proceed: 'prossegue',
    back: 'volta',
    cancel: 'desiste',
    'file.ready': 'há um arquivo que pode ser enviado',
    'file.lost': 'não há arquivo que possa ser enviado',
    'xstate.after.moment.uploadChooser.pickingFile.dropped': 'passa um momento',
  },
  guards: {
    isComputer: 'é do aparelho',
    wasDropped: 'algo foi solto na linha',
    isAsDropped: 'é o arquivo que foi solto',
  },
} satisfies ChartLabels
