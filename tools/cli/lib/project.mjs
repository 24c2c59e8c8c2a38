import { resolve } from 'node:path'

/** Absolute path of the project's root without a trailing slash. */
export const root = resolve(import.meta.dirname, '../../..')

/** @param {...string} parts */
export const inProject = (...parts) => [root, ...parts].join('/')

/**
 * The script of an installed command, run with `node` to avoid a shell.
 * @param {string} file path inside node_modules
 */
export const inPackages = (file) => inProject('node_modules', file)
