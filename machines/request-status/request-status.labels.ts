import type { ChartLabels } from '../support/chart-meta.ts'
import type { RequestStatusEvent } from './request-status.types.ts'

export const requestStatusLabels = {
  events: {
    save: 'o participante grava',
    send: 'o participante envia para análise',
    cancel: 'o participante cancela',
    accept: 'o participante aceita o novo valor',
    refuse: 'o participante recusa o novo valor',
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
  } satisfies Record<RequestStatusEvent['type'], string>,
  guards: {},
} satisfies ChartLabels
