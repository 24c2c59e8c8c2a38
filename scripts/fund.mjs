import { serveBuilt } from './lib/serve.mjs'

// People are imported into the database of the settings; everything else asks a running server.
await serveBuilt(process.argv[2] === 'import' ? 'tools/main.js' : 'desk/main.js')
