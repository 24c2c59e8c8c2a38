import { documentRemovalMachine } from '#machines/documents/document-removal/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as documentRemovalCases from './document-removal.cases.ts'

export const documentRemoval = define(documentRemovalMachine, {
  input: documentRemovalCases.input,
  cases: documentRemovalCases.cases,
})

export const row: ChartModels = { chart: 'document-removal', models: () => ({ '': documentRemoval }) }
