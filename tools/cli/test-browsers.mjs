import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { runInOtherEngines } from './lib/journeys.mjs'
import { requireNode } from './lib/node-version.mjs'
import { conclusion } from './lib/tally.mjs'
import { withTemporaryFolder } from './lib/temporary-folder.mjs'

requireNode()
await ensureDependencies()
await ensureBuild()

const tally = await withTemporaryFolder(runInOtherEngines)
console.log(`\n${conclusion(tally)}`)
process.exitCode = tally.failed > 0 ? 1 : 0
