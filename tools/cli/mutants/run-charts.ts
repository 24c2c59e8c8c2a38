import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'

import pLimit, { type LimitFunction } from 'p-limit'

import { chartFolder } from '../../chart-paths/chart-files.ts'
import type { charts } from '../../chart-paths/charts.ts'
import { type Mutant, mutantsOf } from '../../chart-paths/mutants/mutants-of.ts'
import { inProject } from '../lib/project.mjs'
import { withTemporaryFolder } from '../lib/temporary-folder.mjs'
import type { ChartResults } from './chart-results.ts'
import { progressOf } from './report.ts'
import { type Pass, type Result, runMutants } from './run-mutants.ts'
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

/** Tests the charts, prints each when it is done, and saves its results if they are complete. */
export async function runCharts(
  chosen: typeof charts,
  { workers, goesOn, until }: RunOptions,
): Promise<readonly ChartResults[]> {
  const limit = pLimit(workers)
  return await Promise.all(
    chosen.map(async ({ name, machine }) => {
      const saved = goesOn ? savedResults(name) : null
      const one = saved ?? (await runChart(name, mutantsOf(name, machine), limit, until))
      // A run with a time limit does not replace the results of a whole one.
      if (saved === null && one.results.length === one.known.length) saveResults(one)
      console.log(progressOf(one))
      return one
    }),
  )
}

async function runChart(
  chart: string,
  mutants: ReturnType<typeof mutantsOf>,
  limit: LimitFunction,
  until: number,
): Promise<ChartResults> {
  const found = new Map<string, Result>()
  // With a time limit, those that are tested are from all states of the chart.
  let open = scattered(mutants, ({ id }) => id)
  let broken: string | null = null
  let milliseconds = 0
  const timed = async (part: readonly Mutant[], pass: Pass, folder: string) => {
    const began = Date.now()
    const results = await runMutants(chart, pass, part, folder, until)
    milliseconds += Date.now() - began
    return results
  }
  for (const pass of passesOf(chart)) {
    const parts = Array.from({ length: Math.ceil(open.length / PER_PROCESS) }, (_, index) =>
      open.slice(index * PER_PROCESS, (index + 1) * PER_PROCESS),
    )
    const done = await withTemporaryFolder((folder) =>
      Promise.all(parts.map((part) => limit(timed, part, pass, folder))),
    )
    broken ??= done.find((part) => part.broken !== null)?.broken ?? null
    const results = new Map(done.flatMap((part) => part.results).map((result) => [result.id, result]))
    for (const { id } of open) {
      const result = results.get(id)
      if (result === undefined) found.delete(id)
      else found.set(id, merged(found.get(id), result))
    }
    open = open.filter(({ id }) => ['survived', 'impossible'].includes(found.get(id)?.state ?? ''))
  }
  return {
    chart,
    results: broken === null ? mutants.flatMap(({ id }) => found.get(id) ?? []) : [],
    known: mutants.map(({ id }) => id),
    broken,
    seconds: milliseconds / 1000,
  }
}

/** What the tests of earlier passes and of this one found out: an event that any of them sends can be dropped. */
const merged = (before: Result | undefined, now: Result): Result =>
  now.state === 'impossible' ? (before ?? now) : now

/** The tests that a mutant has to get past: those of the chart alone, then its paths through the whole portal. */
function passesOf(chart: string): readonly Pass[] {
  const folder = chartFolder('model-tests', chart)
  const own = readdirSync(inProject(folder)).filter((name) => /\.test\.tsx?$/.test(name))
  const all: readonly Pass[] = [
    { project: 'mutants', files: own.map((name) => `${folder}/${name}`) },
    { project: 'mutants-on-stage', files: [`${dirname(folder)}/drivers.test.ts`] },
  ]
  return all.filter(({ files }) => files.length > 0)
}
