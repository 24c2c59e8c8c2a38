import { inPackages } from './project.mjs'
import { runNode } from './run.mjs'
import { single } from './tally.mjs'

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
    return {
      tally: single(weighed.code === 0),
      output: `${built.output}\n${weighed.output}`,
      seconds: built.seconds + weighed.seconds,
    }
  },
})
