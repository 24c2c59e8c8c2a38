import { ensureFlows } from './lib/build.mjs'
import { serveBuilt } from './lib/serve.mjs'

const { started } = await serveBuilt(
  'server/main.js',
  'Starting the server (the first start prepares its database, some seconds)…',
)
// Nobody who wants to log in waits for the analysts' pages.
await started
await ensureFlows().catch((error) => console.error(error instanceof Error ? error.message : error))
