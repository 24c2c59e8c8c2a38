import { uploadQueueMachine } from '#machines/documents/upload-queue/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as uploadQueueCases from './upload-queue.cases.ts'

export const uploadQueue = define(uploadQueueMachine, {
  input: uploadQueueCases.input,
  cases: uploadQueueCases.cases,
  trait: uploadQueueCases.traitOf,
})

export const row: ChartModels = { chart: 'upload-queue', models: () => ({ '': uploadQueue }) }
