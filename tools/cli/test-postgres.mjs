import { postgresTests } from './lib/checks.mjs'
import { runTests } from './lib/run-tests.mjs'
import { runSteps } from './lib/steps.mjs'

await runTests((reports) => runSteps([postgresTests(reports)]))
