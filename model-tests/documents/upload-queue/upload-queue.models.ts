import { transfersMachine } from '#machines/documents/upload-queue/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { define } from '#tools/chart-paths/chart-model.ts'
import * as transfersCases from './upload-queue.cases.ts'

export const transfers = define(transfersMachine, {
  input: transfersCases.input,
  cases: transfersCases.cases,
  trait: transfersCases.traitOf,
})

export const row: ChartModels = { chart: 'transfers', models: () => ({ '': transfers }) }
