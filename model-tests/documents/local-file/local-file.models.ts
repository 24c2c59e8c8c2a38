import { localFileMachine } from '#machines/documents/local-file/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as localFileCases from './local-file.cases.ts'

export const localFile = define(localFileMachine, {
  input: localFileCases.input,
  cases: localFileCases.cases,
  transient: ['judging'],
})

export const row: ChartModels = { chart: 'local-file', models: () => ({ '': localFile }) }
