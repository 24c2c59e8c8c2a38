import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { fingerprint } from './fingerprint.mjs'
import { importersOf } from './importers.mjs'
import { inProject } from './project.mjs'

/**
 * What the paths of charts were walked with: a hash of each chart and its tests, and one of everything else.
 * @typedef {{ rest: string, charts: Record<string, string> }} Walked
 */

/** What the paths of charts depend on, in jsdom and in a browser, but for the charts and their tests. */
const SOURCES = [
  ...['api', 'domain', 'server', 'src', 'ui', 'public', 'index.html'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  ...['tools/chart-paths', 'tools/cli/lib', 'tools/samples', 'tests/e2e/support', 'tests/server/support'],
]

/** The folders in which a chart has one. */
const CHART_FOLDERS = ['machines', 'model-tests']

/** @param {string} place */
const namesIn = (place) => (existsSync(inProject(place)) ? readdirSync(inProject(place)).sort() : [])

/** Every chart: its area and its name. */
export const chartPlaces = () =>
  namesIn('machines').flatMap((area) =>
    namesIn(`machines/${area}`)
      .filter((name) => existsSync(inProject(`machines/${area}/${name}/${name}.labels.ts`)))
      .map((name) => ({ area, name })),
  )

/** @returns {Walked} */
function hashes() {
  const places = chartPlaces()
  const ofCharts = new Set(
    places.flatMap(({ area, name }) => CHART_FOLDERS.map((top) => `${top}/${area}/${name}`)),
  )
  const others = CHART_FOLDERS.flatMap((top) =>
    namesIn(top).flatMap((area) =>
      places.some((place) => place.area === area)
        ? namesIn(`${top}/${area}`).map((name) => `${top}/${area}/${name}`)
        : [`${top}/${area}`],
    ),
  ).filter((place) => !ofCharts.has(place))
  return {
    rest: fingerprint([...SOURCES, ...others]),
    charts: Object.fromEntries(
      places.map(({ area, name }) => [
        name,
        fingerprint(CHART_FOLDERS.map((top) => `${top}/${area}/${name}`)),
      ]),
    ),
  }
}

/**
 * The charts whose paths are to be walked again: those that changed, and those that import them to
 * invoke them, directly or not.
 * @param {string} record file that keeps what was walked
 * @returns {readonly string[] | null} null: all, as something else changed
 */
export function chartsToWalk(record) {
  const { rest, charts } = hashes()
  /** @type {Walked} */
  const before = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : { rest: '', charts: {} }
  if (before.rest !== rest) return null
  const changed = chartPlaces().filter(({ name }) => before.charts[name] !== charts[name])
  return [...new Set(changed.flatMap((place) => [place.name, ...parentsOf(place)]))].sort()
}

/** @param {{ area: string, name: string }} chart */
const parentsOf = ({ area, name }) =>
  importersOf(inProject('machines'), '.ts', inProject(`machines/${area}/${name}/index.ts`)).map(
    (file) => file.split('/').at(-2) ?? '',
  )

/**
 * Walks paths, and keeps that they passed, unless the project changed meanwhile.
 * @template {{ tally: { failed: number } }} Result
 * @param {string} record file that keeps what was walked
 * @param {() => Promise<Result>} walk
 */
export async function keepingWalkedCharts(record, walk) {
  const before = JSON.stringify(hashes())
  const result = await walk()
  if (result.tally.failed === 0 && JSON.stringify(hashes()) === before) {
    mkdirSync(dirname(record), { recursive: true })
    writeFileSync(record, before)
  }
  return result
}
