import type { ChartLabels } from '../support/chart-meta.ts'

export const routerLabels = {
  events: {
    'location.changed': 'o navegador está em outro endereço',
    'navigation.blocked': 'a navegação espera uma resposta',
    'navigation.released': 'a navegação pode continuar',
    'navigation.dismissed': 'a navegação é desfeita',
    'route.wanted': 'uma tela pede outro endereço',
    'code.arrived': 'o endereço traz um código de acesso',
  },
  guards: {
    isElsewhere: 'é outro endereço',
    isOnScreen: 'é o endereço que está na tela',
    isWanted: 'é o endereço pedido',
  },
} satisfies ChartLabels
