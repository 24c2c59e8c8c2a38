import { serveBuilt } from './lib/serve.mjs'

// These work on the database of the settings; everything else asks a running server.
const TOOLS = ['import', 'retention', 'second-factor']
await serveBuilt(TOOLS.includes(process.argv[2] ?? '') ? 'tools/main.js' : 'server/desk-client/main.js')
