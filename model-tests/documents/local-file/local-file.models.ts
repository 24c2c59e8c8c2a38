import { fileChoiceMachine } from '#machines/documents/local-file/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { define } from '#tools/chart-paths/chart-model.ts'
import * as fileChoiceCases from './local-file.cases.ts'

export const fileChoice = define(fileChoiceMachine, {
  input: fileChoiceCases.input,
  cases: fileChoiceCases.cases,
  transient: ['judging'],
})

export const row: ChartModels = { chart: 'file-choice', models: () => ({ '': fileChoice }) }
