import { loadMachine } from '#machines/calls/query/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { define } from '#tools/chart-paths/chart-model.ts'
import * as loadCases from './query.cases.ts'

export const load = define(loadMachine, {
  input: loadCases.input,
  cases: loadCases.cases,
  trait: loadCases.traitOf,
})

export const row: ChartModels = { chart: 'load', models: () => ({ '': load }) }
