import { ensureFlows } from './lib/build.mjs'
import { serveBuilt } from './lib/serve.mjs'

// The folder that the end of this program fills; a server without it does not have the analysts' pages.
process.env.FLOWS_DIR ||= 'dist/flows'

const { started } = await serveBuilt(
  'server/main.js',
  'Starting the server (the first start prepares its database, some seconds)…',
)
// After the server, because the analysts' pages take half a minute to build.
await started
await ensureFlows().catch((error) => console.error(error instanceof Error ? error.message : error))
