import { availableParallelism } from 'node:os'
import { charts } from '../chart-paths/charts.ts'
import { optionsOrNull } from './lib/command-options.ts'
import { changedCharts } from './mutants/changed-charts.ts'
import { type Options, optionsIn } from './mutants/options.ts'
import { faultsIn, heading, LEAST, leftOutOf, scoreOf, totalsOf } from './mutants/report.ts'
import { runCharts } from './mutants/run-charts.ts'
import { SURVIVORS } from './mutants/survivors.ts'

const names = charts.map(({ name }) => name)

const chosen = async ({ chart, since }: Options): Promise<readonly string[]> => {
  if (chart !== null) return [chart]
  return since === null ? names : changedCharts(since, names)
}

/**
 * False if a survivor has no reason or a reason no survivor, if tests fail without a mutant, or if too many
 * mutants of all charts survive. A chart of few mutants may have a lower score, for survivors with a reason.
 */
async function test(options: Options): Promise<boolean> {
  const tested = await chosen(options)
  if (tested.length === 0) {
    console.log('No chart changed.')
    return true
  }
  const { minutes, goesOn } = options
  console.log(heading)
  const done = await runCharts(
    charts.filter(({ name }) => tested.includes(name)),
    {
      workers: options.workers ?? availableParallelism(),
      goesOn,
      until: minutes === null ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000,
    },
  )

  const all = done.flatMap(({ results }) => results)
  const reasons = Object.fromEntries(
    Object.entries(SURVIVORS).filter(([id]) => {
      const chart = id.split('/')[0] ?? ''
      return tested.includes(chart) || !names.includes(chart)
    }),
  )
  const known = new Set(done.flatMap((chart) => chart.known))
  const { unexplained, explained, unneeded } = faultsIn(all, reasons, known)
  console.log(`\n${totalsOf(done)}`)
  const list = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
  list('Survivors without a reason:', unexplained)
  list('Survivors with a reason:', explained)
  list('Reasons in tools/cli/mutants/survivors.ts that are no longer needed:', unneeded)
  const broken = done.flatMap((one) => (one.broken === null ? [] : one.chart))
  list('Charts whose tests fail without a mutant:', broken)
  list(`Mutants that were not tested within ${minutes} minutes:`, leftOutOf(done))
  const hasScore = tested.length < names.length || scoreOf(all) >= LEAST
  return hasScore && unexplained.length + unneeded.length + broken.length === 0
}

// Without this the processes of the tests would outlive an interrupted run.
process.once('SIGINT', () => process.exit(130))

const options = optionsOrNull(() => optionsIn(process.argv.slice(2), names))
if (options === null || !(await test(options))) process.exitCode = 1
