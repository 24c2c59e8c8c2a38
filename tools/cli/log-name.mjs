import { serveBuilt } from './lib/serve.mjs'

process.argv.splice(2, 0, 'log-name')
await serveBuilt('tools/main.js')
