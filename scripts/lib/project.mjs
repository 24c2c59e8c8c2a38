import { fileURLToPath } from 'node:url'

/** Absolute path of the project's root, with no slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Absolute path of something in the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => [root, ...parts].join('/')

/**
 * The file behind a command of an installed package, run with `node` itself so that no shell is in between.
 * @param {string} file path inside node_modules
 */
export const inPackages = (file) => inProject('node_modules', file)
