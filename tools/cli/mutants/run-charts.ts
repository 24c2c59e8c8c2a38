import { readdirSync } from 'node:fs'

import pLimit from 'p-limit'

import { chartFolder } from '../../chart-paths/chart-files.ts'
import type { charts } from '../../chart-paths/charts.ts'
import { mutantsOf } from '../../chart-paths/mutants/mutants-of.ts'
import { inProject } from '../lib/project.mjs'
import { withTemporaryFolder } from '../lib/temporary-folder.mjs'
import type { ChartResults } from './chart-results.ts'
import { progressOf } from './report.ts'
import { runMutants } from './run-mutants.ts'
import { savedResults, saveResults } from './saved-results.ts'
import { scattered } from './scattered.ts'

/** Mutants of one process: the more, the less often modules are loaded, and the more memory the paths need. */
const PER_PROCESS = 40

export type RunOptions = {
  /** Processes at a time. */
  readonly workers: number
  /** Takes over the charts that an earlier run has finished. */
  readonly goesOn: boolean
  /** When it has to be over, in milliseconds of `Date.now`. */
  readonly until: number
}

/** Tests the charts in sequence, prints each when it is done, and saves its results if they are complete. */
export async function runCharts(
  chosen: typeof charts,
  { workers, goesOn, until }: RunOptions,
): Promise<readonly ChartResults[]> {
  const done: ChartResults[] = []
  for (const { name, machine } of chosen) {
    const saved = goesOn ? savedResults(name) : null
    const one = saved ?? (await runChart(name, mutantsOf(name, machine), workers, until))
    // A run with a time limit does not replace the results of a whole one.
    if (saved === null && one.results.length === one.known.length) saveResults(one)
    console.log(progressOf(one))
    done.push(one)
  }
  return done
}

async function runChart(
  chart: string,
  mutants: ReturnType<typeof mutantsOf>,
  workers: number,
  until: number,
): Promise<ChartResults> {
  const began = Date.now()
  // With a time limit, those that are tested are from all states of the chart.
  const order = scattered(mutants, ({ id }) => id)
  const parts = Array.from({ length: Math.ceil(order.length / PER_PROCESS) }, (_, index) =>
    order.slice(index * PER_PROCESS, (index + 1) * PER_PROCESS),
  )
  const found = await withTemporaryFolder((folder) =>
    pLimit(workers).map(parts, (part) => runMutants(chart, filesOf(chart), part, folder, until)),
  )
  const byId = new Map(found.flatMap(({ results }) => results).map((result) => [result.id, result]))
  const broken = found.find((part) => part.broken !== null)?.broken ?? null
  return {
    chart,
    results: broken === null ? mutants.flatMap(({ id }) => byId.get(id) ?? []) : [],
    known: mutants.map(({ id }) => id),
    broken,
    seconds: (Date.now() - began) / 1000,
  }
}

/** The test files of a chart. After a failure the rest is skipped, so those that render no screen are first. */
const filesOf = (chart: string) => {
  const folder = chartFolder('model-tests', chart)
  const files = readdirSync(inProject(folder)).filter((name) => /\.test\.tsx?$/.test(name))
  const [rendering, others] = [files.filter(isRendering), files.filter((name) => !isRendering(name))]
  return [
    'model-tests/plans.test.ts',
    'model-tests/inventories.test.ts',
    ...[...others, ...rendering].map((name) => `${folder}/${name}`),
  ]
}

const isRendering = (name: string) => name.endsWith('.tsx')
