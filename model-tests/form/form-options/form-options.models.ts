import { choiceListsMachine } from '#machines/form/form-options/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { define } from '#tools/chart-paths/chart-model.ts'
import * as choiceListsCases from './form-options.cases.ts'

export const choiceLists = define(choiceListsMachine, {
  input: undefined,
  cases: choiceListsCases.cases,
})

export const row: ChartModels = { chart: 'choice-lists', models: () => ({ '': choiceLists }) }
