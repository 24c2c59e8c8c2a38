import { findBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { runPaths } from './lib/journeys.mjs'
import { runTests } from './lib/run-tests.mjs'

await runTests(async (reports) => {
  await ensureBuild()
  return [await runPaths(reports, await findBrowser(), process.argv.slice(2))]
})
