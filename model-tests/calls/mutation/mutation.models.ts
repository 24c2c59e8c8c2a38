import { writeMachine } from '#machines/calls/mutation/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { define } from '#tools/chart-paths/chart-model.ts'
import * as writeCases from './mutation.cases.ts'

export const write = define(writeMachine, {
  input: writeCases.input,
  cases: writeCases.cases,
})

export const row: ChartModels = { chart: 'write', models: () => ({ '': write }) }
