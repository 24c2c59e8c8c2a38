import { mutationMachine } from '#machines/calls/mutation/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as mutationCases from './mutation.cases.ts'

export const mutation = define(mutationMachine, {
  input: mutationCases.input,
  cases: mutationCases.cases,
})

export const row: ChartModels = { chart: 'mutation', models: () => ({ '': mutation }) }
