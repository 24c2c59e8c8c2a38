import { readdirSync, readFileSync } from 'node:fs'

import { inPackages } from './project.mjs'
import { runNode } from './run.mjs'
import { single } from './tally.mjs'

/** Words that only the page of the components has, which is for development. */
const COMPONENTS_PAGE = 'Oficina dos componentes'

/**
 * Pieces of a built portal that are for development, one line each; none where all is well.
 * @param {string} folder of the built portal
 * @returns {readonly string[]}
 */
export const piecesForDevelopment = (folder) =>
  readdirSync(`${folder}/assets`)
    .filter((name) => readFileSync(`${folder}/assets/${name}`).includes(COMPONENTS_PAGE))
    .map((name) => `${name} holds the page of the components, which is for development`)

/**
 * Weighs a built portal against .size-limit.mjs.
 * @param {string} folder of the built portal
 * @param {readonly string[]} [options] of size-limit
 */
export const weigh = (folder, options = []) =>
  runNode(inPackages('size-limit/bin.js'), options, { env: { BUILT_PORTAL: folder } })

/**
 * Builds the portal aside and weighs it.
 * @param {string} reports folder to build in
 * @returns {import('./steps.mjs').Step}
 */
export const bytes = (reports) => ({
  name: 'bytes',
  run: async () => {
    const folder = `${reports}/portal`
    const built = await runNode(
      inPackages('vite/bin/vite.js'),
      ['build', '--outDir', folder, '--logLevel', 'warn'],
      { env: { NODE_ENV: 'production' } },
    )
    if (built.code !== 0) return { tally: single(false), output: built.output, seconds: built.seconds }
    const weighed = await weigh(folder)
    const stray = piecesForDevelopment(folder)
    return {
      tally: single(weighed.code === 0 && stray.length === 0),
      output: [built.output, weighed.output, ...stray].join('\n'),
      seconds: built.seconds + weighed.seconds,
    }
  },
})
