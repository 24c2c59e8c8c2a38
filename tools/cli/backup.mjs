import { serveBuilt } from './lib/serve.mjs'

process.argv.splice(2, 0, 'backup')
await serveBuilt('tools/main.js')
