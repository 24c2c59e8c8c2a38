import { openRequestMachine } from '#machines/app/open-request/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as openRequestCases from './open-request.cases.ts'

export const openRequest = define(openRequestMachine, {
  input: openRequestCases.input,
  cases: openRequestCases.cases,
  transient: ['opening'],
  // A form that is only read cannot be edited or left.
  isPossible: (snapshot, event) =>
    event.type !== 'request.opened' || event.typeId !== 16 || snapshot.matches({ form: 'settled' }),
  trait: ({ context: { open } }) => (open ? 'já se sabe qual' : ''),
})

export const row: ChartModels = { chart: 'open-request', models: () => ({ '': openRequest }) }
