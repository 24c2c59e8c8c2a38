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
 * Reads which files of the project a file names: by a relative path, by an alias of package.json, or, as the
 * server does for its data and the validation for its sheets, by a folder from the root. Each file is read
 * once.
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

const IS_CODE = /\.m?[jt]sx?$/
const NAMED = /'(?:(\.{1,2}\/[^'\n]+)|#([^'\n]+)|((?:server|tests\/validation)\/[^'\n]+))'/g

/** @param {string} file */
const readImports = (file) =>
  [...(IS_CODE.test(file) ? readFileSync(file, 'utf8').matchAll(NAMED) : [])].flatMap(
    ([, path, alias, folder]) => {
      if (folder !== undefined) return filesIn(join(root, folder))
      const imported = path === undefined ? join(root, alias ?? '') : join(dirname(file), path)
      return existsSync(imported) && statSync(imported).isFile() ? [imported] : []
    },
  )

/** @param {string} path */
function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
}
