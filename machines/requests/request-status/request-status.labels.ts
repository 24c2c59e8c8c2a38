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
    'request.checked': 'o fundo confere',
    'correction.required': 'o fundo faz uma exigência',
    'request.denied': 'o fundo indefere',
    'recalculation.ordered': 'o fundo manda recalcular',
    'analysis.resumed': 'o fundo retoma a análise',
    'request.forwarded': 'o fundo encaminha para deferimento',
    'acceptance.asked': 'o fundo pede o aceite do novo valor',
    'request.granted': 'o fundo defere',
    'benefit.conceded': 'o fundo concede',
    'request.approved': 'o fundo aprova',
  },
  guards: {},
  actions: {},
  delays: {},
  actors: {},
} satisfies ChartLabels<typeof requestStatusMachine>

export const chart = { machine: requestStatusMachine, labels: requestStatusLabels }
