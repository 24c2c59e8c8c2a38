import { acceptanceAnswerMachine } from '#machines/acceptance/acceptance-answer/index.ts'
import { built, type ChartModels, define } from '#tools/chart-paths/chart-model.ts'

import { cases, inputFor } from './acceptance-answer.cases.ts'

const modelOf = (answer: 'SIM' | 'NAO') =>
  define(acceptanceAnswerMachine, { input: inputFor(answer), cases, transient: ['recorded'] })

/* One model per answer, which is the input of the chart. */
export const models = { aceita: () => modelOf('SIM'), recusa: () => modelOf('NAO') }

export const row: ChartModels = { chart: 'acceptance-answer', models: built(models) }
