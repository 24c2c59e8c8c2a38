import { sessionMachine } from '#machines/app/session/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as sessionCases from './session.cases.ts'

export const session = define(sessionMachine, {
  input: sessionCases.input,
  cases: sessionCases.cases,
  trait: sessionCases.traitOf,
})

export const row: ChartModels = { chart: 'session', models: () => ({ '': session }) }
