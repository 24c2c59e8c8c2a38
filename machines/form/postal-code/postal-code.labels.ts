import { chartOf } from '../../support/chart-labels.ts'
import { postalCodeMachine } from './postal-code.machine.ts'

export const chart = chartOf(postalCodeMachine, {
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
    setDigits: 'guarda o CEP',
    notifyFound: 'informa o endereço',
  },
  delays: {},
  actors: { lookUp: 'consulta no serviço de CEP' },
})
