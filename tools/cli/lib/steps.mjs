/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {{ tally: Tally, output: string, seconds: number }} Finding
 * @typedef {{ name: string, run: () => Promise<Finding> }} Step
 */

import { nothing, sentence, single } from './tally.mjs'

/**
 * Runs lanes in parallel and the steps of a lane in sequence; reports each step when it ends, with its output
 * only if it failed.
 * @param {readonly (readonly Step[])[]} lanes
 * @returns {Promise<readonly Tally[]>}
 */
export async function runLanes(lanes) {
  const tallies = await Promise.all(
    lanes.map(async (steps) => {
      /** @type {Tally[]} */
      const found = []
      for (const step of steps) found.push(await report(step))
      return found
    }),
  )
  return tallies.flat()
}

/**
 * @param {Step} step
 * @returns {Promise<Tally>}
 */
async function report({ name, run }) {
  const { tally, output, seconds } = await run().catch(crashed)
  const passed = tally.failed === 0
  const counted = tally.passed + tally.failed + tally.skipped > 1 ? ` (${sentence(tally)})` : ''
  if (!passed) console.log(`\n${output.trimEnd()}\n`)
  console.log(`${passed ? '✔' : '✖'} ${name}${counted}, ${seconds.toFixed(1)} s`)
  return passed || tally.failures?.length ? tally : { ...tally, failures: [name] }
}

/**
 * @param {unknown} error
 * @returns {Finding}
 */
const crashed = (error) => ({
  tally: { ...nothing, ...single(false) },
  output: error instanceof Error ? error.message : String(error),
  seconds: 0,
})
