import type { ChartLabels } from '../support/chart-meta.ts'

export const requestListLabels = {
  events: {
    'tab.chosen': 'escolhe entre em andamento e encerrados',
    'search.typed': 'busca um protocolo',
    'page.next': 'vai à próxima página',
    'page.previous': 'volta à página anterior',
    'xstate.done.actor.loadRequests': 'a lista chega',
  },
  guards: {
    hasRequests: 'há requerimentos',
    isOtherTab: 'é a outra aba',
    hasNextPage: 'há próxima página',
    hasPreviousPage: 'há página anterior',
  },
} satisfies ChartLabels
