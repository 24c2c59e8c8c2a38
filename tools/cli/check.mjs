import { bytes } from './lib/bytes.mjs'
import { quickTests, staticChecks } from './lib/checks.mjs'
import { runTests } from './lib/run-tests.mjs'
import { runSteps } from './lib/steps.mjs'

const onlyChanged = !process.argv.includes('--all')
await runTests((reports) =>
  runSteps([...staticChecks(), ...quickTests(reports, { onlyChanged }), bytes(reports)]),
)
