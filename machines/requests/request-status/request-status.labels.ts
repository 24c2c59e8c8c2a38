import type { ChartLabels } from '../../support/chart-labels.ts'
import { requestStatusMachine } from './request-status.machine.ts'

export const requestStatusLabels = {
  title: 'Situação do requerimento',
  purpose: 'Diz por quais situações um requerimento passa e quem o leva de uma à outra.',
  screen: null,
  unseen: 'it is asked what is allowed; its letters stand on the list and on every request',
  events: {
    'request.saved': 'o participante grava',
    'request.sent': 'o participante envia para análise',
    'request.cancelled': 'o participante cancela',
    'amount.accepted': 'o participante aceita o novo valor',
    'amount.refused': 'o participante recusa o novo valor',
    'staff.check': 'o fundo confere',
    'staff.require': 'o fundo faz uma exigência',
    'staff.deny': 'o fundo indefere',
    'staff.recalculate': 'o fundo manda recalcular',
    'staff.resume': 'o fundo retoma a análise',
    'staff.awaitGrant': 'o fundo encaminha para deferimento',
    'staff.askAcceptance': 'o fundo pede o aceite do novo valor',
    'staff.grant': 'o fundo defere',
    'staff.concede': 'o fundo concede',
    'staff.approve': 'o fundo aprova',
  },
  guards: {},
  actions: {},
  delays: {},
  actors: {},
} satisfies ChartLabels<typeof requestStatusMachine>

export const chart = { machine: requestStatusMachine, labels: requestStatusLabels }
