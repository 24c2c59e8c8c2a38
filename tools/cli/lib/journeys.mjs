import { basename } from 'node:path'

import { debianChromiums } from './browser-debian.mjs'
import { SHORT_RUN } from './checks.mjs'
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
    `${reports}/playwright-${basename(executablePath)}.json`,
    [
      `--reporter=list,json,${inProject('tests/e2e/faults/table-reporter.ts')}`,
      ...(isComplete ? [] : [`--grep-invert=${ONLY_COMPLETE}`]),
    ],
    { CHROMIUM_PATH: executablePath, ...(!isComplete && SHORT_RUN) },
  )

/**
 * The journeys of a short run in each Chromium of Debian that is not in use. A missing one is skipped, unless
 * everything must be checked.
 * @param {string} reports folder for the runner's report
 * @param {string} inUse path of the browser that the other journeys run in
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runInOtherChromiums(reports, inUse) {
  const tallies = []
  for (const { name, executablePath } of await debianChromiums()) {
    if (executablePath === inUse) continue
    if (executablePath === null)
      tallies.push(absent(`${name} is not on this machine: it is a package of Debian`))
    else {
      console.log(`\nJourneys in ${executablePath}`)
      tallies.push(await runJourneys(reports, executablePath, false))
    }
  }
  return sum(tallies)
}

/**
 * Says what is missing on this machine.
 * @param {string} sentence
 * @returns {import('./tally.mjs').Tally} a failure where everything must be checked
 */
function absent(sentence) {
  const mustBeThere = process.env.CI === 'true'
  console.log(`${mustBeThere ? '✖' : '-'} ${sentence}`)
  return mustBeThere ? { ...nothing, failed: 1, failures: [sentence] } : { ...nothing, skipped: 1 }
}

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
      `--config=${inProject('model-tests/browser/playwright.config.ts')}`,
      `--reporter=list,json,${inProject('model-tests/browser/coverage-reporter.ts')}`,
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
  /** @type {Record<string, import('./engines.mjs').Programs>} */
  const found = {}
  const missing = []
  for (const engine of engines) {
    const programs = await findEngine(engine)
    if (programs === null) missing.push(absent(missingEngine(engine)))
    else found[engine.name] = programs
  }
  const names = Object.keys(found)
  if (names.length === 0) return sum(missing)
  const args = [
    `--config=${inProject('tests/browsers/playwright.config.ts')}`,
    '--reporter=list,json',
    ...names.map((name) => `--project=${name}-*`),
  ]
  return sum([
    ...missing,
    await playwright(`${reports}/playwright-engines.json`, args, { ENGINES: JSON.stringify(found) }),
  ])
}
