import type { ChartLabels } from '../support/chart-meta.ts'

export const writeLabels = {
  events: {
    'xstate.done.actor.call': 'a gravação dá certo',
    'xstate.error.actor.call': 'a gravação falha',
    'trouble.retried': 'o participante tenta novamente',
  },
  guards: { isRefused: 'o servidor recusou', isInterrupted: 'a chamada não chegou ao fim' },
} satisfies ChartLabels
