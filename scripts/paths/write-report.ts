import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { flows } from '../../flows/build/charts.ts'
import { charts } from '../../model-tests/charts.ts'
import { chartModels } from '../../model-tests/models.ts'
import { planOf } from '../../model-tests/support/chart-plan.ts'
import { inPackages, inProject, root } from '../lib/project.mjs'
import { runNode } from '../lib/run.mjs'
import { coverageOf, isInOrder, type RunnerReport, walksIn } from './coverage.ts'
import { htmlOf, junitOf, markdownOf } from './coverage-formats.ts'
import type { Options } from './options.ts'

const FOLDER = inProject('dist/paths')

/** Runs the tests of charts and writes what they took. False if a test failed, or did not take what it has to. */
export async function writeReport(options: Options): Promise<boolean> {
  mkdirSync(FOLDER, { recursive: true })
  const results = `${FOLDER}/results.json`
  // The tests of charts by hand name the requirements that they are about.
  const tests =
    options.chart === null
      ? ['model-tests/', 'tests/machines/']
      : [`model-tests/${options.chart}/`, `tests/machines/${options.chart}.`]
  const { code, output } = await runNode(inPackages('vitest/vitest.mjs'), [
    'run',
    ...tests,
    '--reporter=json',
    `--outputFile=${results}`,
  ])
  const report: RunnerReport = JSON.parse(readFileSync(results, 'utf8'))
  const walks = walksIn(report, root)
  const covered = charts
    .filter(({ name }) => options.chart === null || options.chart === name)
    .map((chart) => {
      const row = chartModels.find((candidate) => candidate.chart === chart.name)
      const flow = flows.find((candidate) => candidate.name === chart.name)
      if (!row || !flow) throw new Error(`The chart ${chart.name} has no model or no description`)
      return coverageOf(chart, flow, walks, planOf(row, options).missing)
    })
  const write = (name: string, content: string) => writeFileSync(`${FOLDER}/${name}`, content)
  write('report.html', htmlOf(covered, new Date()))
  write('report.json', JSON.stringify(covered, null, 2))
  write('report.md', markdownOf(covered))
  write('report.xml', junitOf(covered))
  console.log(markdownOf(covered))
  if (code !== 0) console.log(output)
  console.log('dist/paths/report.html, report.json, report.md, report.xml (JUnit)')
  return code === 0 && covered.every(({ items }) => items.every(isInOrder))
}
