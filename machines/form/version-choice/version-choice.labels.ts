import { chartOf } from '../../support/chart-labels.ts'
import { versionChoiceMachine } from './version-choice.machine.ts'

export const chart = chartOf(versionChoiceMachine, {
  title: 'Escolha entre duas versões',
  purpose: 'Pergunta se vale o que foi digitado ou o que foi gravado em outro lugar.',
  screen: 'request',
  events: {
    'typed.chosen': 'continua com o que digitou',
    'stored.chosen': 'usa a versão gravada',
  },
  guards: { hasTyped: 'há o que foi digitado' },
  actions: { notifyParent: 'informa a escolha' },
  delays: {},
  actors: {},
})
