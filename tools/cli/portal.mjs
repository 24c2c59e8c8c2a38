import { serveBuilt } from './lib/serve.mjs'

await serveBuilt('portal-alone/main.js')
