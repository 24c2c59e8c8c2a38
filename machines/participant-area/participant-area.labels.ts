import type { ChartLabels } from '../support/chart-meta.ts'

export const participantAreaLabels = {
  events: {
    'area.requested': 'clica em Abrir a área do participante',
    'xstate.done.actor.openArea': 'a área abre',
    'xstate.error.actor.openArea': 'a área não abre',
  },
  guards: { hasArea: 'o fundo tem área do participante', isExpired: 'a sessão expirou' },
} satisfies ChartLabels
