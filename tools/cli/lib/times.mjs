import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Files below this are not listed. */
const LEAST_SECONDS = 2

/**
 * @typedef {{ specs?: { tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 * @typedef {{ testResults?: { name: string, startTime: number, endTime: number }[],
 *   suites?: (Suite & { file: string })[] }} Report of Vitest, or of Playwright
 */

/** @type {(suite: Suite) => number} milliseconds */
const durationOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(durationOf))
    .reduce((total, duration) => total + duration, 0)

/**
 * The test files of a run as a page, slowest first.
 * @param {string} reports folder of the runners' JSON reports
 * @returns {string} Markdown
 */
export function timesPage(reports) {
  const rows = readdirSync(reports)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      /** @type {Report} */
      const { testResults = [], suites = [] } = JSON.parse(readFileSync(join(reports, name), 'utf8'))
      return [
        ...testResults.map((file) => ({
          file: relative('.', file.name),
          milliseconds: file.endTime - file.startTime,
        })),
        ...suites.map((suite) => ({ file: suite.file, milliseconds: durationOf(suite) })),
      ].map(({ file, milliseconds }) => ({ name, file, seconds: milliseconds / 1000 }))
    })
    .filter(({ seconds }) => seconds >= LEAST_SECONDS)
    .sort((one, other) => other.seconds - one.seconds)
  return [
    '# Run time of the test files',
    '',
    `Written by \`npm test -- --times\`: files that took ${LEAST_SECONDS} s or more. Those of a browser run beside three others.`,
    '',
    '| Report | File | Seconds |',
    '|---|---|--:|',
    ...rows.map(({ name, file, seconds }) => `| ${name} | ${file} | ${seconds.toFixed(1)} |`),
    '',
  ].join('\n')
}
