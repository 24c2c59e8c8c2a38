import { requestStatusMachine } from '#machines/requests/request-status/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as requestStatusCases from './request-status.cases.ts'

export const requestStatus = define(requestStatusMachine, {
  input: undefined,
  cases: requestStatusCases.cases,
})

export const row: ChartModels = { chart: 'request-status', models: () => ({ '': requestStatus }) }
