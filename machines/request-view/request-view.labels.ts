import type { ChartLabels } from '../support/chart-meta.ts'

export const requestViewLabels = {
  events: {
    'xstate.done.actor.readRequest': 'o requerimento chega',
    'xstate.error.actor.readRequest': 'o requerimento não chega',
  },
  guards: { isRefused: 'o servidor recusou' },
} satisfies ChartLabels
