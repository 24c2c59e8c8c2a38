import type { ChartLabels } from '../support/chart-meta.ts'

export const uploadChooserLabels = {
  events: {
    'origin.chosen': 'escolhe a origem',
    'file.picked': 'escolhe o arquivo',
    proceed: 'prossegue',
    back: 'volta',
    cancel: 'desiste',
    'xstate.after.patience.uploadChooser.uploading.underWay': 'passam 15 segundos de envio',
    'xstate.done.actor.uploadDocument': 'o envio termina',
    'xstate.done.actor.attachDocument': 'a anexação termina',
  },
  guards: {
    isComputer: 'é do computador',
    hasProblem: 'o arquivo tem o problema',
    wentWell: 'deu certo',
  },
} satisfies ChartLabels
