import type { ChartLabels } from '../support/chart-labels.ts'
import type { attachmentMachine } from './attachment.machine.ts'

export const attachmentLabels = {
  title: 'Documento para uma linha',
  purpose: 'Manda enviar o arquivo escolhido para uma linha, ou leva à escolha na nuvem.',
  screen: 'request',
  events: { 'xstate.done.actor.uploadChooser': 'a escolha termina' },
  guards: { isFile: 'é um arquivo do aparelho', isFromCloud: 'vem da nuvem' },
  actions: { sendFile: 'manda enviar o arquivo', goToPicker: 'leva à escolha na nuvem' },
  delays: {},
  actors: { uploadChooser: 'escolha da origem do documento' },
} satisfies ChartLabels<typeof attachmentMachine>
