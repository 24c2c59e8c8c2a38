import { existsSync, readFileSync, statSync } from 'node:fs'

import type { FlowCoverage } from '../../flows/site.ts'
import { inProject } from '../lib/project.mjs'
import type { ChartCoverage } from '../paths/coverage.ts'

const REPORT = inProject('dist/paths/report.json')

/** What `npm run paths -- --report` last wrote, by the charts' folders; empty if it never ran. */
export function readCoverage(): Readonly<Record<string, FlowCoverage>> {
  if (!existsSync(REPORT)) return {}
  const takenOn = statSync(REPORT).mtime.toISOString().slice(0, 10)
  const charts: readonly ChartCoverage[] = JSON.parse(readFileSync(REPORT, 'utf8'))
  return Object.fromEntries(charts.map((chart) => [chart.chart, flowCoverageOf(chart, takenOn)]))
}

export const flowCoverageOf = ({ items }: ChartCoverage, takenOn: string): FlowCoverage => ({
  takenOn,
  results: Object.fromEntries(
    items
      .filter(({ kind }) => kind !== 'requirement')
      .map(({ id, verdict, tests, reason }) => [id, { verdict, tests: tests.length, reason }]),
  ),
})
