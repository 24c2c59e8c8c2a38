import { formOptionsMachine } from '#machines/form/form-options/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as formOptionsCases from './form-options.cases.ts'

export const formOptions = define(formOptionsMachine, {
  input: undefined,
  cases: formOptionsCases.cases,
})

export const row: ChartModels = { chart: 'form-options', models: () => ({ '': formOptions }) }
