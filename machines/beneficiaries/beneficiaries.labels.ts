import type { ChartLabels } from '../support/chart-meta.ts'

export const beneficiariesLabels = {
  events: {
    'beneficiaries.retried': 'consulta os beneficiários de novo',
    'xstate.done.actor.loadBeneficiaries': 'os beneficiários chegam',
    'xstate.error.actor.loadBeneficiaries': 'os beneficiários não chegam',
  },
  guards: { isExpired: 'a sessão expirou' },
} satisfies ChartLabels
