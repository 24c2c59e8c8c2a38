import type { ChartLabels } from '../support/chart-meta.ts'

export const postalCodeLabels = {
  events: {
    'postalCode.typed': 'o CEP muda',
    'xstate.done.actor.lookUp': 'a consulta responde',
    'xstate.error.actor.lookUp': 'a consulta falha',
  },
  guards: { isComplete: 'tem oito números', isKnown: 'o CEP existe' },
} satisfies ChartLabels
