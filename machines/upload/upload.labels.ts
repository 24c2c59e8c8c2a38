import type { ChartLabels } from '../support/chart-meta.ts'

export const uploadLabels = {
  events: {
    'upload.retried': 'tenta novamente',
    'upload.abandoned': 'cancela o envio',
    'file.progressed': 'mais uma parte foi enviada',
    'file.received': 'o servidor recebeu o arquivo',
    'file.failed': 'o envio falha',
    'xstate.error.actor.sendFile': 'o envio não pôde começar',
    'xstate.done.actor.attachDocument': 'a anexação dá certo',
    'xstate.error.actor.attachDocument': 'a anexação falha',
  },
  guards: {
    isForRow: 'é para uma linha do requerimento',
    isExpired: 'a sessão expirou',
    isRefusedForGood: 'o servidor recusou, e recusaria de novo',
  },
} satisfies ChartLabels
