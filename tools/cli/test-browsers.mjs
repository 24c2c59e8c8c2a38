import { ensureBuild } from './lib/build.mjs'
import { runInOtherEngines } from './lib/journeys.mjs'
import { runTests } from './lib/run-tests.mjs'

await runTests(async (reports) => {
  await ensureBuild()
  return [await runInOtherEngines(reports)]
})
