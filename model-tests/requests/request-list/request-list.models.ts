import { requestListMachine } from '#machines/requests/request-list/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as requestListCases from './request-list.cases.ts'

export const requestList = define(requestListMachine, {
  input: { ...requestListCases.input, justSent: requestListCases.justSent },
  cases: requestListCases.cases,
  trait: ({ context: { requests, arrangement } }) =>
    `${requests.length} requerimentos, ${arrangement.tab}, "${arrangement.search}", página ${arrangement.page + 1}`,
})

export const row: ChartModels = { chart: 'request-list', models: () => ({ '': requestList }) }
