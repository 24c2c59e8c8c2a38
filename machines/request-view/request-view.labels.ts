import type { ChartLabels } from '../support/chart-meta.ts'

export const requestViewLabels = {
  events: {
    'print.chosen': 'clica em Imprimir comprovante',
    'xstate.done.actor.readRequest': 'o requerimento chega',
    'xstate.error.actor.printPage': 'o navegador não imprime',
    'xstate.done.actor.printPage': 'a janela de impressão fecha',
  },
  guards: { isNotFound: 'o requerimento não existe', hasReceipt: 'o requerimento já foi enviado' },
} satisfies ChartLabels
