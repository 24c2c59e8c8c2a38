import type { ChartLabels } from '../support/chart-meta.ts'

export const loadLabels = {
  events: {
    'xstate.done.actor.call': 'a resposta chega',
    'xstate.error.actor.call': 'a resposta não chega',
    'trouble.retried': 'o participante tenta novamente, no aviso',
    'retry.chosen': 'o participante tenta novamente, na tela',
    'xstate.after.retryAfter.load.limited': 'passa o tempo que o servidor pediu',
  },
  guards: {
    isMissing: 'o que se procura não existe',
    asksToWait: 'o servidor pediu para esperar',
    isRefused: 'o servidor recusou',
    isInterrupted: 'a chamada não chegou ao fim',
  },
} satisfies ChartLabels
