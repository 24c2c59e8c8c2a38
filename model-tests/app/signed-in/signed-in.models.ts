import { insideMachine } from '#machines/app/signed-in/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { define } from '#tools/chart-paths/chart-model.ts'
import * as insideCases from './signed-in.cases.ts'

export const inside = define(insideMachine, {
  input: insideCases.input,
  cases: insideCases.cases,
})

export const row: ChartModels = { chart: 'inside', models: () => ({ '': inside }) }
