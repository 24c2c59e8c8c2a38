import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

import { charts } from '../model-tests/charts.ts'
import { mutantsOf } from '../model-tests/mutants/mutants-of.ts'
import { SURVIVORS } from '../model-tests/mutants/survivors.ts'
import { inProject } from './lib/project.mjs'
import { withTemporaryFolder } from './lib/temporary-folder.mjs'
import { changedCharts } from './mutants/changed-charts.ts'
import { type Options, optionsIn } from './mutants/options.ts'
import { faultsIn, LEAST, scoreOf, tableOf } from './mutants/report.ts'
import { type Result, runMutants } from './mutants/run-mutants.ts'

/** Mutants of one process: the more, the less often modules are loaded, and the more memory the paths need. */
const PER_PROCESS = 40

const names = charts.map(({ name }) => name)

/** Null for invalid options, after printing what is wrong. */
function asked(): Options | null {
  try {
    return optionsIn(process.argv.slice(2), names)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

/** The test files of a chart, the model tests first, as they detect most. */
const filesOf = (chart: string) =>
  readdirSync(inProject('model-tests', chart))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .toSorted((a, b) => Number(b.includes('.model.')) - Number(a.includes('.model.')))
    .map((name) => `model-tests/${chart}/${name}`)

const chosen = async ({ chart, since }: Options): Promise<readonly string[]> => {
  if (chart !== null) return [chart]
  return since === null ? names : changedCharts(since, names)
}

/** False if too many mutants survive, or a survivor has no reason or a reason no survivor. */
async function test(options: Options, folder: string): Promise<boolean> {
  const tested = await chosen(options)
  if (tested.length === 0) {
    console.log('No chart changed.')
    return true
  }
  const until = options.minutes === null ? Number.POSITIVE_INFINITY : Date.now() + options.minutes * 60_000
  const slots = pLimit(availableParallelism())
  const skipped: string[] = []
  const runs = charts
    .filter(({ name }) => tested.includes(name))
    .map(async ({ name, machine }) => {
      const mutants = mutantsOf(name, machine)
      const parts = Array.from({ length: Math.ceil(mutants.length / PER_PROCESS) }, (_, index) =>
        mutants.slice(index * PER_PROCESS, (index + 1) * PER_PROCESS),
      )
      const results = await Promise.all(
        parts.map((part) =>
          slots(async (): Promise<readonly Result[]> => {
            if (Date.now() < until) return runMutants(name, filesOf(name), part, folder)
            skipped.push(...part.map(({ id }) => id))
            return []
          }),
        ),
      )
      return { name, results: results.flat(), known: mutants.map(({ id }) => id) }
    })
  const done = await Promise.all(runs)

  const all = done.flatMap(({ results }) => results)
  const reasons = Object.fromEntries(
    Object.entries(SURVIVORS).filter(([id]) => tested.includes(id.split('/')[0] ?? '')),
  )
  const known = new Set(done.flatMap((chart) => chart.known))
  const { unexplained, explained, unneeded } = faultsIn(all, reasons, known)
  console.log(tableOf(new Map(done.map(({ name, results }) => [name, results]))))
  const list = (heading: string, ids: readonly string[]) => {
    if (ids.length > 0) console.log(`\n${heading}\n${ids.map((id) => `  ${id}`).join('\n')}`)
  }
  list('Survivors without a reason:', unexplained)
  list('Survivors with a reason:', explained)
  list('Reasons in model-tests/mutants/survivors.ts that are no longer needed:', unneeded)
  if (skipped.length > 0)
    console.log(`\n${skipped.length} mutants were not run within ${options.minutes} minutes.`)
  return scoreOf(all) >= LEAST && unexplained.length === 0 && unneeded.length === 0
}

const options = asked()
if (options === null) process.exitCode = 1
else if (!(await withTemporaryFolder((folder: string) => test(options, folder)))) process.exitCode = 1
