import type { ChartLabels } from '../support/chart-meta.ts'

export const consentLabels = {
  events: {
    'consent.toggled': 'marca ou desmarca a caixa',
    'consent.saved': 'clica em Gravar',
    'xstate.done.actor.checkConsent': 'a verificação responde',
    'xstate.done.actor.grantConsent': 'a gravação termina',
  },
  guards: { hasConsent: 'já autorizou', agrees: 'marcou', wentWell: 'deu certo' },
} satisfies ChartLabels
