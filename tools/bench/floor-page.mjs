import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

import { inProject } from '../cli/lib/project.mjs'
import { CONTROLS } from './settings.mjs'

const HTML = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<title>floor</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/floor.css"><script type="module" src="/floor.js"></script></head>
<body><main><h1>Requerimento</h1><form data-controls="${CONTROLS}"></form></main></body></html>`

const FILES = new Map(
  [
    ['/', 'text/html; charset=utf-8', HTML],
    ...[
      ['/floor.js', 'text/javascript'],
      ['/floor.css', 'text/css'],
    ].map(([path, type]) => [path, type, readFileSync(inProject(`tools/bench${path}`))]),
  ].map(([path, type, content]) => [path, { type, body: brotliCompressSync(content) }]),
)

/** Serves the form without a library, compressed; resolves with its URL and a function that stops it. */
export async function serveFloorPage() {
  const server = createServer((request, response) => {
    const file = FILES.get(request.url ?? '')
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' })
    response.end(file.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = server.address()
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
