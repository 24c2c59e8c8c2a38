import { fileURLToPath } from 'node:url'

/** Absolute path of the project's root without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** @param {...string} parts */
export const inProject = (...parts) => [root, ...parts].join('/')

/**
 * The script of an installed command, run with `node` to avoid a shell.
 * @param {string} file path inside node_modules
 */
export const inPackages = (file) => inProject('node_modules', file)
