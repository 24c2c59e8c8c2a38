import { draftMachine } from '#machines/form/draft/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as draftCases from './draft.cases.ts'

export const draft = define(draftMachine, {
  input: undefined,
  cases: draftCases.cases,
})

export const row: ChartModels = { chart: 'draft', models: () => ({ '': draft }) }
