import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { fingerprint } from '../lib/fingerprint.mjs'
import { inProject } from '../lib/project.mjs'
import { CHART_FOLDERS, SOURCES } from '../lib/walked-charts.mjs'
import type { WalkTest } from './coverage.ts'

type BrowserRun = { readonly version: string; readonly tests: readonly WalkTest[] }

const fileOf = (chart: string) => inProject('dist/paths/browser', `${chart}.json`)

/** Keeps what the paths of charts took in a browser, for the report of `npm run paths`. */
export function keepBrowserRun(tests: ReadonlyMap<string, readonly WalkTest[]>): void {
  const version = fingerprint([...SOURCES, ...CHART_FOLDERS])
  for (const [chart, own] of tests) {
    mkdirSync(dirname(fileOf(chart)), { recursive: true })
    writeFileSync(fileOf(chart), JSON.stringify({ version, tests: own } satisfies BrowserRun))
  }
}

/** The tests of the last run in a browser, by chart; none of a chart that ran with other sources. */
export function keptBrowserRun(charts: readonly string[]): readonly WalkTest[] {
  const version = fingerprint([...SOURCES, ...CHART_FOLDERS])
  return charts.flatMap((chart) => {
    if (!existsSync(fileOf(chart))) return []
    const run: BrowserRun = JSON.parse(readFileSync(fileOf(chart), 'utf8'))
    return run.version === version ? run.tests : []
  })
}
