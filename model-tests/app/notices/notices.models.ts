import { noticesMachine } from '#machines/app/notices/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as noticesCases from './notices.cases.ts'

export const notices = define(noticesMachine, {
  input: undefined,
  cases: noticesCases.cases,
  trait: ({ context: { notice } }) => notice?.tone ?? '',
})

export const row: ChartModels = { chart: 'notices', models: () => ({ '': notices }) }
