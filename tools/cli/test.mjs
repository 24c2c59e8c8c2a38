import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

import { browserName, findBrowser } from './lib/browser.mjs'
import { ensureBuild, ensureFlows, ensureGallery } from './lib/build.mjs'
import { bytes } from './lib/bytes.mjs'
import { mutantTests, postgresTests, processTests, quickTests, staticChecks } from './lib/checks.mjs'
import { runInOtherChromiums, runInOtherEngines, runJourneys, runPaths } from './lib/journeys.mjs'
import { inProject } from './lib/project.mjs'
import { runTests } from './lib/run-tests.mjs'
import { runSteps } from './lib/steps.mjs'
import { single, sum } from './lib/tally.mjs'
import { timesPage } from './lib/times.mjs'

const isComplete = process.argv.includes('--all')
const withMutants = process.argv.includes('--mutants')
/** The chart whose paths are walked in every run. */
const WALKED_CHART = 'request-list'

/**
 * A preparation counts as a check: if it fails, later results mean nothing.
 * @param {string} name
 * @param {() => Promise<unknown>} prepare
 */
const preparation = (name, prepare) => ({
  name,
  run: async () => {
    const began = performance.now()
    await prepare()
    return { tally: single(true), output: '', seconds: (performance.now() - began) / 1000 }
  },
})

/**
 * @param {string} reports
 * @returns {Promise<readonly import('./lib/tally.mjs').Tally[]>}
 */
async function everything(reports) {
  /** @type {{ browser?: string, gallery: boolean, flows: boolean }} */
  const ready = { gallery: !isComplete, flows: !isComplete }
  const found = await runSteps([
    preparation('a browser', async () => {
      ready.browser = await findBrowser()
      console.log(await browserName(ready.browser))
    }),
  ])
  // Before the tests, as some of them start the built server.
  const built = await runSteps([preparation('build', ensureBuild)])
  const before = await runSteps([
    ...staticChecks(),
    ...quickTests(reports, { isComplete, onPostgres: isComplete }),
    bytes(reports),
    ...(isComplete
      ? [
          preparation('gallery', async () => {
            await ensureGallery()
            ready.gallery = true
          }),
          preparation("analysts' pages", async () => {
            await ensureFlows()
            ready.flows = true
          }),
        ]
      : []),
    processTests(reports, { isComplete }),
  ])
  // In sequence: two suites in parallel take longer on two cores.
  const onPostgres = isComplete ? await runSteps([postgresTests(reports)]) : []
  const onMutants = withMutants ? await runSteps([mutantTests()]) : []
  const tallies = [...found, ...built, ...before, ...onPostgres, ...onMutants]
  if (ready.browser === undefined || !ready.gallery || !ready.flows || sum(built).failed > 0) {
    console.log('✖ journeys: they need a browser and a build')
    return [...tallies, single(false)]
  }
  tallies.push(await runJourneys(reports, ready.browser, isComplete))
  tallies.push(await runPaths(reports, ready.browser, isComplete ? [] : [WALKED_CHART]))
  if (isComplete) {
    tallies.push(await runInOtherChromiums(reports, ready.browser))
    tallies.push(await runInOtherEngines(reports))
  }
  if (process.argv.includes('--times')) writeFileSync(inProject('docs/test-times.md'), timesPage(reports))
  return tallies
}

await runTests(everything)
