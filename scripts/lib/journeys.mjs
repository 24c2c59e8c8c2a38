import { ENGINES, findEngine, missingEngine } from './engines.mjs'
import { inPackages, inProject } from './project.mjs'
import { runNode } from './run.mjs'
import { nothing, readPlaywright, sum, tallyOfReport } from './tally.mjs'

/**
 * @param {string} file for the runner's report
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function playwright(file, args, env) {
  const { code } = await runNode(inPackages('@playwright/test/cli.js'), ['test', '--forbid-only', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    shown: true,
  })
  return tallyOfReport(code, file, readPlaywright)
}

/** The tag of journeys that only complete runs include; tests/e2e/support/short-run.ts leaves out more. */
const ONLY_COMPLETE = '@complete'

/**
 * The journeys in Chromium against the built server.
 * @param {string} reports folder for the runner's report
 * @param {string} executablePath the browser, '' for the runner's own
 * @param {boolean} isComplete false: without what is rare, or checked in another way too
 */
export const runJourneys = (reports, executablePath, isComplete) =>
  playwright(
    `${reports}/playwright.json`,
    [
      `--reporter=list,json,${inProject('tests/e2e/faults/table-reporter.ts')}`,
      ...(isComplete ? [] : [`--grep-invert=${ONLY_COMPLETE}`]),
    ],
    { CHROMIUM_PATH: executablePath, ...(!isComplete && { SHORT_RUN: 'true' }) },
  )

/**
 * The planned paths of charts in Chromium against the built server.
 * @param {string} reports folder for the runner's report
 * @param {string} executablePath the browser, '' for the runner's own
 * @param {readonly string[]} [charts] none: all
 */
export const runPaths = (reports, executablePath, charts = []) =>
  playwright(
    `${reports}/playwright-paths.json`,
    [
      `--config=${inProject('tests/paths/playwright.config.ts')}`,
      `--reporter=list,json,${inProject('tests/paths/support/coverage-reporter.ts')}`,
    ],
    { CHROMIUM_PATH: executablePath, PATHS_CHARTS: charts.join(',') },
  )

/**
 * The main journeys in Firefox and WebKit. A missing browser is skipped, unless everything must be checked.
 * @param {string} reports folder for the runner's report
 * @param {readonly import('./engines.mjs').Engine[]} [engines]
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runInOtherEngines(reports, engines = ENGINES) {
  const isComplete = process.env.CI === 'true'
  /** @type {Record<string, import('./engines.mjs').Programs>} */
  const found = {}
  let missing = 0
  for (const engine of engines) {
    const programs = await findEngine(engine)
    if (programs === null) {
      console.log(`${isComplete ? '✖' : '-'} ${missingEngine(engine)}`)
      missing += 1
    } else found[engine.name] = programs
  }
  const absent = { ...nothing, [isComplete ? 'failed' : 'skipped']: missing }
  const names = Object.keys(found)
  if (names.length === 0) return absent
  const args = [
    `--config=${inProject('tests/browsers/playwright.config.ts')}`,
    '--reporter=list,json',
    ...names.map((name) => `--project=${name}-*`),
  ]
  return sum([
    absent,
    await playwright(`${reports}/playwright-engines.json`, args, { ENGINES: JSON.stringify(found) }),
  ])
}
