/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {{ tally: Tally, output: string, seconds: number, note?: string | undefined }} Finding `note`: what it measured
 * @typedef {{ name: string, run: () => Promise<Finding> }} Step
 */

import { nothing, sentence, single } from './tally.mjs'

/** As many as the cores for which the tests are made. */
const LANES = 2

/**
 * Runs the steps, two at a time in their order; reports each when it ends, with its output only if it failed.
 * @param {readonly Step[]} steps
 * @returns {Promise<readonly Tally[]>} in the order of their ends
 */
export async function runSteps(steps) {
  const waiting = [...steps]
  /** @type {Tally[]} */
  const found = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) found.push(await report(step))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return found
}

/**
 * @param {Step} step
 * @returns {Promise<Tally>}
 */
async function report({ name, run }) {
  const { tally, output, seconds, note } = await run().catch(crashed)
  const passed = tally.failed === 0
  const counted = tally.passed + tally.failed + tally.skipped > 1 ? sentence(tally) : note
  if (!passed) console.log(`\n${output.trimEnd()}\n`)
  console.log(`${passed ? '✔' : '✖'} ${name}${counted ? ` (${counted})` : ''}, ${seconds.toFixed(1)} s`)
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
