import { readdirSync, readFileSync } from 'node:fs'

import { inPackages } from './project.mjs'
import { runNode } from './run.mjs'
import { single } from './tally.mjs'

/** Text that only the development page of the components contains. */
const COMPONENTS_PAGE = 'Oficina dos componentes'

/**
 * Chunks of a built portal that are for development only, one line each.
 * @param {string} folder of the built portal
 * @returns {readonly string[]}
 */
export const developmentChunks = (folder) =>
  readdirSync(`${folder}/assets`)
    .filter((name) => readFileSync(`${folder}/assets/${name}`).includes(COMPONENTS_PAGE))
    .map((name) => `${name} holds the page of the components, which is for development`)

/**
 * Checks a built portal against .size-limit.mjs.
 * @param {string} folder of the built portal
 * @param {readonly string[]} [options] of size-limit
 */
export const checkSizes = (folder, options = []) =>
  runNode(inPackages('size-limit/bin.js'), options, { env: { BUILT_PORTAL: folder } })

/**
 * Builds the portal into a temporary folder and checks its size.
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
    const weighed = await checkSizes(folder)
    const stray = developmentChunks(folder)
    return {
      tally: single(weighed.code === 0 && stray.length === 0),
      output: [built.output, weighed.output, ...stray].join('\n'),
      seconds: built.seconds + weighed.seconds,
    }
  },
})
