import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { ensureDependencies } from '../cli/lib/dependencies.mjs'
import { inProject } from '../cli/lib/project.mjs'

const SOURCES = inProject('tools/bench/peers')
const BUILT = inProject('dist/bench/peers')

const byId = (name) => `#${name}`
const INVALID = '[aria-invalid=true]'

/** The form without a library. */
export const FLOOR = { name: 'floor', file: 'dom.js', field: byId, refused: INVALID }

/**
 * The same form with each library. `field` is the control of a name, `refused` the controls beside which an
 * error is shown.
 */
export const PAGES = [
  FLOOR,
  { name: 'React + XState', file: 'xstate.jsx', field: byId, refused: INVALID },
  { name: 'react-hook-form', file: 'react-hook-form.jsx', field: byId, refused: INVALID },
  {
    name: '@rjsf/core',
    file: 'rjsf.jsx',
    field: (name) => `#root_${name}`,
    refused: '.rjsf-field-error input',
  },
  {
    name: 'SurveyJS',
    file: 'surveyjs.jsx',
    field: (name) => `[data-name=${name}] input`,
    refused: `input${INVALID}`,
  },
  { name: 'form.io', file: 'formio.js', field: (name) => `[name="data[${name}]"]`, refused: INVALID },
]

const TYPES = { '.js': 'text/javascript', '.css': 'text/css' }

const folderOf = ({ file }) => `${BUILT}/${file}`

/** One script and one style sheet for each page: chunks that pages share would be further requests. */
const buildPage = (page) =>
  build({
    root: SOURCES,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    // form.io uses Node's name of it.
    define: { global: 'globalThis' },
    publicDir: false,
    build: {
      outDir: folderOf(page),
      emptyOutDir: true,
      cssCodeSplit: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      modulePreload: false,
      rolldownOptions: {
        input: `${SOURCES}/${page.file}`,
        output: { entryFileNames: 'form.js', assetFileNames: 'form[extname]', codeSplitting: false },
      },
    },
  })

const htmlOf = ({ name, file }) => `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/${file}/form.css"><script type="module" src="/${file}/form.js"></script></head>
<body><main><h1>Requerimento</h1><div id="form"></div></main></body></html>`

/** Path, type and content of what a page consists of. */
const filesOf = (page) => [
  [`/${page.file}/`, 'text/html; charset=utf-8', htmlOf(page)],
  ...readdirSync(folderOf(page)).map((name) => [
    `/${page.file}/${name}`,
    TYPES[extname(name)] ?? 'application/octet-stream',
    readFileSync(`${folderOf(page)}/${name}`),
  ]),
]

/** Builds the pages and serves them compressed; resolves with their URLs and a function that stops it. */
export async function servePages() {
  await ensureDependencies('tools/bench/peers')
  for (const page of PAGES) await buildPage(page)
  const files = new Map(
    PAGES.flatMap(filesOf).map(([path, type, content]) => [
      path,
      { type, body: brotliCompressSync(content) },
    ]),
  )
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' })
    response.end(file.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = server.address()
  return {
    urlOf: ({ file }) => `http://127.0.0.1:${port}/${file}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
