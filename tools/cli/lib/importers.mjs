import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from './project.mjs'

/** @typedef {(file: string) => readonly string[]} ImportsOf */

/**
 * The files of a folder that import a module, directly or through other files.
 * @param {string} folder
 * @param {string} ending of the names of the files
 * @param {string} module path
 * @returns {readonly string[]} sorted paths
 */
export function importersOf(folder, ending, module) {
  const importsOf = readsImports()
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .filter((file) => reachedFrom(file, importsOf).has(join(module)))
    .sort()
}

/**
 * A file and all that it imports, directly or through other files.
 * @param {string} file
 * @param {ImportsOf} importsOf
 * @returns {ReadonlySet<string>}
 */
export function reachedFrom(file, importsOf) {
  const reached = new Set([file])
  for (const next of reached) for (const imported of importsOf(next)) reached.add(imported)
  return reached
}

/**
 * Reads which files of the project a file names, by a relative path or by an alias of package.json; each file
 * is read once.
 * @returns {ImportsOf}
 */
export function readsImports() {
  /** @type {Map<string, readonly string[]>} */
  const known = new Map()
  return (file) => {
    const imports = known.get(file) ?? readImports(file)
    known.set(file, imports)
    return imports
  }
}

/** @param {string} file */
const readImports = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/'(?:(\.{1,2}\/[^'\n]+)|#([^'\n]+))'/g)]
    .map(([, path, alias = '']) => (path === undefined ? join(root, alias) : join(dirname(file), path)))
    .filter((path) => existsSync(path) && statSync(path).isFile())
