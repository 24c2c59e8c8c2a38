import { postalCodeMachine } from '#machines/form/postal-code/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as postalCodeCases from './postal-code.cases.ts'

export const postalCode = define(postalCodeMachine, {
  input: postalCodeCases.input,
  cases: postalCodeCases.cases,
})

export const row: ChartModels = { chart: 'postal-code', models: () => ({ '': postalCode }) }
