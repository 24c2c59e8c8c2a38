import { routerMachine } from '#machines/app/router/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as routerCases from './router.cases.ts'

export const router = define(routerMachine, {
  input: undefined,
  cases: routerCases.cases,
  trait: ({ context: { path, heading } }) => `${path} → ${heading}`,
})

export const row: ChartModels = { chart: 'router', models: () => ({ '': router }) }
