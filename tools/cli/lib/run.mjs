import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'

import { root } from './project.mjs'

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 where the command could not be started or was killed
 * @property {string} output what it wrote, empty when it wrote straight to the terminal
 * @property {number} seconds
 */

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env] added to our own
 * @property {boolean} [shown] true: writes straight to the terminal
 * @property {number} [limit] seconds after which it is killed
 */

/**
 * Runs a command; never throws.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, shown = false, limit } = {}) {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      // Captured output may be written to a file, so it has no colours.
      env: { ...process.env, ...(shown ? {} : { NO_COLOR: '1' }), ...env },
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout: limit === undefined ? undefined : limit * 1000,
    })
    let output = ''
    /** @param {Buffer | string} chunk */
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => keep(`${error.message}\n`))
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 }),
    )
  })
}

/**
 * Runs a script with Node; never throws.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {Options} [options]
 */
export const runNode = (script, args = [], options = {}) => run(process.execPath, [script, ...args], options)
