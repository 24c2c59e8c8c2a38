import { attachManyMachine } from '#machines/documents/attach-many/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as attachManyCases from './attach-many.cases.ts'

export const attachMany = define(attachManyMachine, {
  input: attachManyCases.input,
  cases: attachManyCases.cases,
  trait: ({ context }) =>
    context.files.map(({ row, refusal }) => `${row?.rowId ?? ''}${refusal ? ' recusado' : ''}`).join(' e '),
  isPossible: attachManyCases.isPossible,
})

export const row: ChartModels = { chart: 'attach-many', models: () => ({ '': attachMany }) }
