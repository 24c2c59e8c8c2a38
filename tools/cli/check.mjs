import { bytes } from './lib/bytes.mjs'
import { quickTests, staticChecks } from './lib/checks.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runSteps } from './lib/steps.mjs'
import { conclusion, sum } from './lib/tally.mjs'
import { withTemporaryFolder } from './lib/temporary-folder.mjs'

requireNode()
await ensureDependencies()

const onlyChanged = !process.argv.includes('--all')
const tally = sum(
  await withTemporaryFolder((reports) =>
    runSteps([...staticChecks(), ...quickTests(reports, { onlyChanged }), bytes(reports)]),
  ),
)
console.log(conclusion(tally))
process.exitCode = tally.failed > 0 ? 1 : 0
