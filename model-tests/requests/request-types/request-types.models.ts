import { requestTypesMachine } from '#machines/requests/request-types/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as requestTypesCases from './request-types.cases.ts'

export const requestTypes = define(requestTypesMachine, {
  input: requestTypesCases.input,
  cases: requestTypesCases.cases,
})

export const row: ChartModels = { chart: 'request-types', models: () => ({ '': requestTypes }) }
