import type { ChartLabels } from '../support/chart-meta.ts'

export const personLookupLabels = {
  events: {
    'person.typed': 'o CPF muda',
    'lookUp.retried': 'tenta novamente',
    'xstate.done.actor.lookUp': 'a consulta responde',
    'xstate.error.actor.lookUp': 'a consulta falha',
  },
  guards: {
    isComplete: 'é um CPF',
    hasPlans: 'o participante tem plano',
    isSomebody: 'o CPF é de alguém',
    isExpired: 'a sessão expirou',
    isLimited: 'já foram consultados CPFs demais',
  },
} satisfies ChartLabels
