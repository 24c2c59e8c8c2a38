import { queryMachine } from '#machines/calls/query/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as queryCases from './query.cases.ts'

export const query = define(queryMachine, {
  input: queryCases.input,
  cases: queryCases.cases,
  trait: queryCases.traitOf,
})

export const row: ChartModels = { chart: 'query', models: () => ({ '': query }) }
