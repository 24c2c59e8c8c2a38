import type { ChartLabels } from '../support/chart-meta.ts'

export const requestListLabels = {
  events: {
    'page.next': 'vai à próxima página',
    'page.previous': 'volta à página anterior',
    'xstate.done.actor.loadRequests': 'a lista chega',
    'xstate.error.actor.loadRequests': 'a lista não chega',
  },
  guards: {
    hasRequests: 'há requerimentos',
    hasNextPage: 'há próxima página',
    hasPreviousPage: 'há página anterior',
  },
} satisfies ChartLabels
