import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Extras } from '../../flows/build/site.ts'
import type { FlowCoverage } from '../../flows/site.ts'
import { inProject } from '../lib/project.mjs'
import type { ChartCoverage, RunnerReport } from '../paths/coverage.ts'
import { citedIn } from './cited.ts'

const REPORT = inProject('dist/paths/report.json')
/** Of all tests, those that walk no path too. */
const RESULTS = inProject('dist/paths/results.json')

/** What `npm run paths -- --report` last wrote; empty if it never ended. */
export function readCoverage(): Pick<Extras, 'coverage' | 'verdicts'> {
  // A report that was interrupted has no results.
  if (![REPORT, RESULTS].every((file) => existsSync(file))) return { coverage: {}, verdicts: {} }
  const takenOn = statSync(REPORT).mtime.toISOString().slice(0, 10)
  const charts: readonly ChartCoverage[] = JSON.parse(readFileSync(REPORT, 'utf8'))
  return {
    coverage: Object.fromEntries(charts.map((chart) => [chart.chart, flowCoverageOf(chart, takenOn)])),
    verdicts: { ...verdictsOf(charts), ...failedIn(JSON.parse(readFileSync(RESULTS, 'utf8'))) },
  }
}

/** The requirements that the name of a failed test has. */
export const failedIn = ({ testResults }: RunnerReport): Extras['verdicts'] =>
  Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .flatMap(({ fullName }) => citedIn(fullName).map((id) => [id, 'failed'])),
  )

/** The results of requirements: failed in one chart is failed. */
export function verdictsOf(charts: readonly Pick<ChartCoverage, 'items'>[]): Extras['verdicts'] {
  const taken = charts
    .flatMap(({ items }) => items)
    .flatMap(({ kind, id, verdict }) =>
      kind === 'requirement' && verdict !== 'untaken' ? [[id, verdict] as const] : [],
    )
  return Object.fromEntries(taken.toSorted(([, one], [, other]) => other.localeCompare(one)))
}

export const flowCoverageOf = ({ items }: ChartCoverage, takenOn: string): FlowCoverage => ({
  takenOn,
  results: Object.fromEntries(
    items
      .filter(({ kind }) => kind !== 'requirement')
      .map(({ id, verdict, tests, reason }) => [id, { verdict, tests: tests.length, reason }]),
  ),
})
