import { chartOf } from '../../support/chart-labels.ts'
import { routerMachine } from './router.machine.ts'

export const chart = chartOf(routerMachine, {
  title: 'Endereço do navegador',
  purpose: 'Leva o navegador aos endereços que as telas pedem e avisa à sessão onde ele está.',
  screen: null,
  unseen: 'a navigation that waits is asked about by the form that it would leave',
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
    isOnScreen: 'é o endereço na tela e nenhum outro foi pedido',
  },
  actions: {
    setPath: 'guarda o endereço',
    setHeading: 'guarda o endereço pedido',
    clearHeading: 'esquece o endereço pedido',
    navigate: 'manda o navegador ao endereço',
    proceed: 'deixa a navegação seguir',
    reset: 'desfaz a navegação',
    sendPlace: 'avisa à sessão onde está',
    sendCode: 'entrega o código à sessão',
    sendBlocked: 'avisa à sessão que a navegação espera',
  },
  delays: {},
  actors: { history: 'histórico do navegador' },
})
