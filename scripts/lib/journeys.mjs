import { inPackages, inProject } from './project.mjs'
import { runNode } from './run.mjs'
import { readPlaywright, tallyOfReport } from './tally.mjs'

/**
 * The journeys in a real browser against the built server.
 * @param {string} reports folder for the runner's report
 * @param {string} executablePath the browser, '' for the runner's own
 */
export async function runJourneys(reports, executablePath) {
  const file = `${reports}/playwright.json`
  const { code } = await runNode(
    inPackages('@playwright/test/cli.js'),
    ['test', '--forbid-only', `--reporter=list,json,${inProject('tests/e2e/faults/table-reporter.ts')}`],
    {
      env: { CHROMIUM_PATH: executablePath, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      shown: true,
    },
  )
  return tallyOfReport(code, file, readPlaywright)
}
