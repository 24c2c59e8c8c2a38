import { serveBuilt } from './lib/serve.mjs'

await serveBuilt('desk/main.js')
