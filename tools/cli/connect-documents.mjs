import { serveBuilt } from './lib/serve.mjs'

process.argv.splice(2, 0, 'connect-documents')
await serveBuilt('tools/main.js')
