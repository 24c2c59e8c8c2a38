import type { AnyStateMachine } from 'xstate'

import type { AnyChartLabels } from '#machines/support/chart-labels.ts'
import { chartFiles } from './chart-files.ts'

type Chart = {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly labels: AnyChartLabels
}

/** All charts, by name: the `chart` of each `<chart>.labels.ts`. Not for a browser. */
export const charts: readonly Chart[] = await Promise.all(
  chartFiles('machines', '.labels.ts').map(async ({ chart, file }) => ({
    name: chart,
    ...(await import(file)).chart,
  })),
)
