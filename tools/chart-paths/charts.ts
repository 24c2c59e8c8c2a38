import type { AnyStateMachine } from 'xstate'

import type { AnyChartLabels } from '#machines/support/chart-labels.ts'
import { chartFolder, chartNames, inProject } from '../cli/lib/project.mjs'

type Chart = {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly labels: AnyChartLabels
}

async function load(name: string): Promise<Chart> {
  const { chart } = await import(inProject(chartFolder('machines', name), `${name}.labels.ts`))
  return { name, ...chart }
}

/** All charts, by name: the `chart` of each `<chart>.labels.ts`. Not for a browser. */
export const charts: readonly Chart[] = await Promise.all(chartNames().map(load))
