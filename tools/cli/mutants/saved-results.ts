import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'
import type { ChartResults } from './chart-results.ts'

const folder = inProject('dist', 'mutants')
const fileOf = (chart: string) => `${folder}/${chart}.json`

/** Writes the results of a chart, so that a run which breaks off can go on (`--continue`). */
export function saveResults(results: ChartResults): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(results.chart), `${JSON.stringify(results, null, 2)}\n`)
}

/** The results of a chart of which every mutant was tested; null if there are none. */
export function savedResults(chart: string): ChartResults | null {
  if (!existsSync(fileOf(chart))) return null
  const results: ChartResults = JSON.parse(readFileSync(fileOf(chart), 'utf8'))
  return results.broken === null && results.results.length === results.known.length ? results : null
}
