import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as documentReaderCases from './document-reader.cases.ts'

export const documentReader = define(documentReaderMachine, {
  input: undefined,
  cases: documentReaderCases.cases,
  trait: documentReaderCases.traitOf,
})

export const row: ChartModels = { chart: 'document-reader', models: () => ({ '': documentReader }) }
