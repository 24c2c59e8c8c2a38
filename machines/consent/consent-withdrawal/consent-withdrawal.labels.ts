import { chartOf } from '../../support/chart-labels.ts'
import { consentWithdrawalMachine } from './consent-withdrawal.machine.ts'

export const chart = chartOf(consentWithdrawalMachine, {
  title: 'Retirada da autorização',
  purpose: 'Diz o que deixa de ser possível sem a autorização e, se a pessoa confirma, a retira.',
  screen: 'list',
  events: {
    'withdrawal.requested': 'clica em Retirar a autorização',
    'withdrawal.confirmed': 'confirma a retirada',
    'withdrawal.dismissed': 'desiste de retirar',
    'xstate.done.actor.withdrawConsent': 'a retirada termina',
  },
  guards: { wentWell: 'deu certo' },
  actions: {
    notifyWithdrawn: 'avisa que a autorização foi retirada',
    notifyScreens: 'informa ao portal',
  },
  delays: {},
  actors: { withdrawConsent: 'retirada da autorização' },
})
