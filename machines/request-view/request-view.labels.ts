import type { ChartLabels } from '../support/chart-meta.ts'

export const requestViewLabels = {
  events: {
    'print.chosen': 'clica em Imprimir comprovante',
    'xstate.done.actor.readRequest': 'o requerimento chega',
    'xstate.error.actor.readRequest': 'o requerimento não chega',
    'xstate.done.actor.printPage': 'a janela de impressão fecha',
  },
  guards: { isRefused: 'o servidor recusou', hasReceipt: 'o requerimento já foi enviado' },
} satisfies ChartLabels
