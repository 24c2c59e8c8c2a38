import type { ChartLabels } from '../../support/chart-labels.ts'
import type { postalCodeMachine } from './postal-code.machine.ts'

export const postalCodeLabels = {
  title: 'Consulta do CEP',
  purpose: 'Procura o endereço do CEP digitado, sem impedir a digitação.',
  screen: 'request',
  events: {
    'postalCode.typed': 'o CEP muda',
    'lookUp.retried': 'tenta novamente',
    'xstate.done.actor.lookUp': 'a consulta responde',
    'xstate.error.actor.lookUp': 'a consulta falha',
  },
  guards: { isComplete: 'tem oito números', isKnown: 'o CEP existe' },
  actions: {
    keepDigits: 'guarda o CEP',
    reportFound: 'informa o endereço',
  },
  delays: {},
  actors: { lookUp: 'consulta no serviço de CEP' },
} satisfies ChartLabels<typeof postalCodeMachine>
