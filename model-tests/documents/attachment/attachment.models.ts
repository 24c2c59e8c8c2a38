import { attachmentMachine } from '#machines/documents/attachment/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as attachmentCases from './attachment.cases.ts'

export const attachment = define(attachmentMachine, {
  input: attachmentCases.input,
  cases: attachmentCases.cases,
  trait: ({ context: { following } }) => String(following.length),
  // The button that continues is shown only while another row follows.
  isPossible: ({ context }, { type }) => context.following.length > 0 || type !== 'attachDialog.continued',
})

export const row: ChartModels = { chart: 'attachment', models: () => ({ '': attachment }) }
