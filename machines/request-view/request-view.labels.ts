import type { ChartLabels } from '../support/chart-labels.ts'
import type { requestViewMachine } from './request-view.machine.ts'

export const requestViewLabels = {
  title: 'Leitura de um requerimento',
  purpose: 'Mostra um requerimento em qualquer situação e imprime o comprovante.',
  screen: 'view',
  events: {
    'print.chosen': 'clica em Imprimir comprovante',
    'xstate.done.actor.readRequest': 'o requerimento chega',
    'xstate.error.actor.printPage': 'o navegador não imprime',
    'xstate.done.actor.printPage': 'a janela de impressão fecha',
  },
  guards: { isNotFound: 'o requerimento não existe', hasReceipt: 'o requerimento já foi enviado' },
  actions: { keepRequest: 'guarda o requerimento' },
  delays: {},
  actors: { readRequest: 'leitura do requerimento', printPage: 'impressão do comprovante' },
} satisfies ChartLabels<typeof requestViewMachine>
