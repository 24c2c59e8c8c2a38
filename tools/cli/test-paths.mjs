import { findBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { runPaths } from './lib/journeys.mjs'
import { requireNode } from './lib/node-version.mjs'
import { conclusion } from './lib/tally.mjs'
import { withTemporaryFolder } from './lib/temporary-folder.mjs'

requireNode()
await ensureDependencies()
await ensureBuild()
const browser = await findBrowser()

const tally = await withTemporaryFolder((reports) => runPaths(reports, browser, process.argv.slice(2)))
console.log(`\n${conclusion(tally)}`)
process.exitCode = tally.failed > 0 ? 1 : 0
