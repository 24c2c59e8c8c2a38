import type { ChartLabels } from '../support/chart-meta.ts'

export const complementaryLabels = {
  events: {
    'removal.wanted': 'clica em Excluir',
    'removal.confirmed': 'confirma a exclusão',
    'removal.dismissed': 'desiste de excluir',
    'xstate.done.actor.removeDocument': 'a exclusão termina',
  },
  guards: { isOpen: 'o requerimento aceita mudanças', wentWell: 'deu certo' },
} satisfies ChartLabels
