import { serveBuilt } from './lib/serve.mjs'

await serveBuilt(
  'server/main.js',
  'Starting the server (the first start prepares its database, some seconds)…',
)
