import { beneficiariesMachine } from '#machines/form/beneficiaries/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as beneficiariesCases from './beneficiaries.cases.ts'

export const beneficiaries = define(beneficiariesMachine, {
  input: { personId: 501, planId: 1 },
  cases: beneficiariesCases.cases,
})

export const row: ChartModels = { chart: 'beneficiaries', models: () => ({ '': beneficiaries }) }
