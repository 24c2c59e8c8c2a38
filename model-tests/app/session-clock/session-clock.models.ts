import { sessionMachine } from '#machines/app/session/index.ts'
import { sessionClockMachine } from '#machines/app/session-clock/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { define } from '#tools/chart-paths/chart-model.ts'
import * as sessionCases from '../../app/session/session.cases.ts'
import * as sessionClockCases from './session-clock.cases.ts'

export const session = define(sessionMachine, {
  input: sessionCases.input,
  cases: sessionCases.cases,
  trait: sessionCases.traitOf,
})

export const sessionClock = define(sessionClockMachine, {
  input: sessionClockCases.input,
  cases: sessionClockCases.cases,
})

export const row: ChartModels = { chart: 'session-clock', models: () => ({ '': sessionClock }) }
