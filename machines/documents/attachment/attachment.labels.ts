import { chartOf } from '../../support/chart-labels.ts'
import { attachmentMachine } from './attachment.machine.ts'

export const chart = chartOf(attachmentMachine, {
  title: 'Documento para uma linha',
  purpose: 'Manda enviar ou anexar o que foi escolhido para uma linha, ou leva à nuvem toda.',
  screen: 'request',
  events: {
    'attachDialog.fileChosen': 'documento escolhido',
    'attachDialog.continued': 'documento escolhido, e segue outro',
    'attachDialog.cloudPreferred': 'prefere ver a nuvem toda',
    'attachDialog.dismissed': 'desistência da escolha',
  },
  guards: {},
  actions: {
    sendFile: 'manda enviar ou anexar',
    takeNext: 'passa à linha seguinte',
    goToPicker: 'leva à escolha na nuvem',
  },
  delays: {},
  actors: { attachDialog: 'escolha da origem do documento' },
})
