import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The files of a folder that import a module, directly or through other files with relative imports.
 * @param {string} folder
 * @param {string} ending of the names of the files
 * @param {string} module path
 * @returns {readonly string[]} sorted paths
 */
export function importersOf(folder, ending, module) {
  /** @type {Map<string, readonly string[]>} */
  const known = new Map()
  /** @param {string} file */
  const importsOf = (file) => {
    const imports = known.get(file) ?? readImports(file)
    known.set(file, imports)
    return imports
  }
  /** @param {string} file */
  const reaches = (file) => {
    const reached = new Set([file])
    for (const next of reached) for (const imported of importsOf(next)) reached.add(imported)
    return reached.has(join(module))
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .filter(reaches)
    .sort()
}

/** @param {string} file */
const readImports = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path))
