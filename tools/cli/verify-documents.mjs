import { serveBuilt } from './lib/serve.mjs'

process.argv.splice(2, 0, 'verify-documents')
await serveBuilt('tools/main.js')
