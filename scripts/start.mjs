import { serveBuilt } from './lib/serve.mjs'

await serveBuilt('server/main.js')
