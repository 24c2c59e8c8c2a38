import { requestViewMachine } from '#machines/requests/request-view/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as requestViewCases from './request-view.cases.ts'

export const requestView = define(requestViewMachine, {
  input: requestViewCases.input,
  cases: requestViewCases.cases,
  trait: ({ context: { request } }) => request?.summary.status ?? '',
})

export const row: ChartModels = { chart: 'request-view', models: () => ({ '': requestView }) }
