import { readdirSync, readFileSync } from 'node:fs'

/** What a built portal may weigh after brotli, in KiB: the script of the first route, each further piece, all style. */
const LIMITS = { first: 120, further: 20, style: 10 }

const folder = process.env.BUILT_PORTAL ?? 'dist/portal'
const page = readFileSync(`${folder}/index.html`, 'utf8')
const assets = readdirSync(`${folder}/assets`)
const scripts = assets.filter((name) => name.endsWith('.js'))
/** What the page names is loaded at once; all else comes later. */
const isFirst = (/** @type {string} */ name) => page.includes(name)
const paths = (/** @type {readonly string[]} */ names) => names.map((name) => `${folder}/assets/${name}`)

export default [
  { name: 'script of the first route', path: paths(scripts.filter(isFirst)), limit: `${LIMITS.first} KiB` },
  ...scripts
    .filter((name) => !isFirst(name))
    .map((name) => ({ name, path: paths([name]), limit: `${LIMITS.further} KiB` })),
  {
    name: 'style',
    path: paths(assets.filter((name) => name.endsWith('.css'))),
    limit: `${LIMITS.style} KiB`,
  },
]
