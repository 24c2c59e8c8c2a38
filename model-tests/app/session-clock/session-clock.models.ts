import { sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as sessionClockCases from './session-clock.cases.ts'

export const sessionClock = define(sessionClockMachine, {
  input: sessionClockCases.input,
  cases: sessionClockCases.cases,
})

export const row: ChartModels = { chart: 'session-clock', models: () => ({ '': sessionClock }) }
