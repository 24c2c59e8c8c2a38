import type { ChartLabels } from '../../support/chart-labels.ts'
import type { versionChoiceMachine } from './version-choice.machine.ts'

export const versionChoiceLabels = {
  title: 'Escolha entre duas versões',
  purpose: 'Pergunta se vale o que foi digitado ou o que foi gravado em outro lugar.',
  screen: 'request',
  events: {
    'typed.chosen': 'continua com o que digitou',
    'stored.chosen': 'usa a versão gravada',
  },
  guards: { hasTyped: 'há o que foi digitado' },
  actions: {},
  delays: {},
  actors: {},
} satisfies ChartLabels<typeof versionChoiceMachine>
