import { chartOf } from '../../support/chart-labels.ts'
import { attachmentMachine } from './attachment.machine.ts'

export const chart = chartOf(attachmentMachine, {
  title: 'Documento para uma linha',
  purpose: 'Manda enviar ou anexar o que foi escolhido para uma linha, ou leva à nuvem toda.',
  screen: 'request',
  events: { 'xstate.done.actor.attachDialog': 'a escolha termina' },
  guards: {
    isFileAndNext: 'foi escolhido um documento, e segue outro',
    isFile: 'foi escolhido um documento',
    isFromCloud: 'quer ver a nuvem toda',
  },
  actions: {
    sendFile: 'manda enviar ou anexar',
    takeNext: 'passa à linha seguinte',
    goToPicker: 'leva à escolha na nuvem',
  },
  delays: {},
  actors: { attachDialog: 'escolha da origem do documento' },
})
