import { readdirSync, readFileSync } from 'node:fs'

import { inPackages } from './project.mjs'
import { runNode } from './run.mjs'
import { single } from './tally.mjs'

const KB = 1024

/** KB after brotli: all the script of the first route, each further piece of script, all the style. */
const LIMITS = { first: 120, further: 20, style: 10 }

/** Words that only the page of the components has, which is for development. */
const WORKSHOP = 'Oficina dos componentes'

/**
 * @typedef {{ name: string, files: readonly string[], limit: number }} Budget
 * @typedef {Budget & { size: number }} Measured
 */

/**
 * What a built portal may weigh. The first route is what its page names; everything else comes later.
 * @param {string} folder of the built portal
 * @returns {readonly Budget[]}
 */
function budgetsOf(folder) {
  const page = readFileSync(`${folder}/index.html`, 'utf8')
  const assets = readdirSync(`${folder}/assets`)
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const first = scripts.filter((name) => page.includes(name))
  const path = (/** @type {string} */ name) => `${folder}/assets/${name}`
  return [
    { name: 'script of the first route', files: first.map(path), limit: LIMITS.first * KB },
    ...scripts
      .filter((name) => !first.includes(name))
      .map((name) => ({ name, files: [path(name)], limit: LIMITS.further * KB })),
    {
      name: 'style',
      files: assets.filter((name) => name.endsWith('.css')).map(path),
      limit: LIMITS.style * KB,
    },
  ]
}

/**
 * @param {readonly Budget[]} budgets
 * @returns {Promise<readonly Measured[]>}
 */
async function measured(budgets) {
  // Looked up late: this module is loaded before the packages are installed.
  const { default: sizeLimit } = await import('size-limit')
  // @ts-expect-error It comes without types.
  const { default: plugins } = await import('@size-limit/file')
  const checks = budgets.map(({ files }) => ({ files: [...files] }))
  const sizes = /** @type {readonly { size: number }[]} */ (await sizeLimit(plugins, { checks }))
  return budgets.map((budget, index) => ({ ...budget, size: sizes[index]?.size ?? Number.POSITIVE_INFINITY }))
}

/** @param {number} bytes */
const inKb = (bytes) => (bytes / KB).toFixed(1)

/**
 * What is wrong with the weight of a built portal, one line each; nothing where all is well.
 * @param {string} folder of the built portal
 * @returns {Promise<readonly string[]>}
 */
export async function overweight(folder) {
  const budgets = budgetsOf(folder)
  const empty = budgets.filter(({ files }) => files.length === 0).map(({ name }) => `${name}: there is none`)
  const heavy = (await measured(budgets))
    .filter(({ size, limit }) => size > limit)
    .map(({ name, size, limit }) => `${name}: ${inKb(size)} KB after brotli, of at most ${inKb(limit)}`)
  const stray = readdirSync(`${folder}/assets`)
    .filter((name) => readFileSync(`${folder}/assets/${name}`).includes(WORKSHOP))
    .map((name) => `${name} holds the page of the components, which is for development`)
  return [...empty, ...heavy, ...stray]
}

/**
 * Builds the portal aside and weighs it.
 * @param {string} reports folder to build in
 * @returns {import('./steps.mjs').Step}
 */
export const bytes = (reports) => ({
  name: 'bytes',
  run: async () => {
    const folder = `${reports}/portal`
    const { code, output, seconds } = await runNode(
      inPackages('vite/bin/vite.js'),
      ['build', '--outDir', folder, '--logLevel', 'warn'],
      { env: { NODE_ENV: 'production' } },
    )
    const wrong = code === 0 ? await overweight(folder) : []
    return { tally: single(code === 0 && wrong.length === 0), output: [output, ...wrong].join('\n'), seconds }
  },
})
