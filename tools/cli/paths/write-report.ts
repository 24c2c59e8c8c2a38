import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chartFolder } from '../../chart-paths/chart-files.ts'
import { planOf, RESTART_COST } from '../../chart-paths/chart-plan.ts'
import { charts } from '../../chart-paths/charts.ts'
import { chartModels } from '../../chart-paths/models.ts'
import { flows } from '../../flows/build/charts.ts'
import { inPackages, inProject, root } from '../lib/project.mjs'
import { runNode } from '../lib/run.mjs'
import { coverageOf, isInOrder, type RunnerReport, walksIn } from './coverage.ts'
import { markdownOf } from './coverage-markdown.ts'

const FOLDER = 'dist/paths'

/**
 * Runs the tests of charts and writes what they took; of a single chart into a folder of its own, as the
 * analysts' pages show the report of all charts. False if a test failed, or did not take what it has to.
 * @param chosen null for all charts
 */
export async function writeReport(chosen: string | null): Promise<boolean> {
  const folder = chosen === null ? FOLDER : `${FOLDER}/${chosen}`
  mkdirSync(inProject(folder), { recursive: true })
  const results = inProject(folder, 'results.json')
  // Those of an earlier run would stay if this one is interrupted.
  rmSync(results, { force: true })
  // Only the analysts' pages read the results of the tests by hand: the requirements that they are about.
  const folderOf = (name: string) => chartFolder('model-tests', name)
  const tests =
    chosen === null
      ? ['model-tests/', 'tests/machines/']
      : [`${folderOf(chosen)}/`, `${dirname(folderOf(chosen))}/drivers.test.ts`, `tests/machines/${chosen}.`]
  const { code, output } = await runNode(
    inPackages('vitest/vitest.mjs'),
    [
      ...['run', ...tests, '--reporter=json', `--outputFile.json=${results}`],
      ...['--reporter=junit', `--outputFile.junit=${inProject(folder, 'report.xml')}`],
    ],
    { env: { PATHS_CHARTS: chosen ?? '' } },
  )
  if (!existsSync(results)) {
    console.error(`The tests did not run:\n${output}`)
    return false
  }
  const report: RunnerReport = JSON.parse(readFileSync(results, 'utf8'))
  const reported = charts.filter(({ name }) => chosen === null || chosen === name)
  const walks = walksIn(report, root)
  const covered = reported.map((chart) => {
    const row = chartModels.find((candidate) => candidate.chart === chart.name)
    const flow = flows.find((candidate) => candidate.name === chart.name)
    if (!row || !flow) throw new Error(`The chart ${chart.name} has no model or no description`)
    return coverageOf(
      chart,
      flow,
      walks,
      planOf(row, { criterion: 'guards', restartCost: RESTART_COST }).missing,
    )
  })
  const write = (name: string, content: string) => writeFileSync(inProject(folder, name), content)
  write('report.json', JSON.stringify(covered, null, 2))
  write('report.md', markdownOf(covered))
  console.log(markdownOf(covered))
  if (code !== 0) console.log(output)
  console.log(`${folder}/report.json, report.md, report.xml (JUnit)`)
  return code === 0 && covered.every(({ items }) => items.every(isInOrder))
}
