import { signedInMachine } from '#machines/app/signed-in/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as signedInCases from './signed-in.cases.ts'

export const signedIn = define(signedInMachine, {
  input: signedInCases.input,
  cases: signedInCases.cases,
})

export const row: ChartModels = { chart: 'signed-in', models: () => ({ '': signedIn }) }
