import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { root } from './project.mjs'

/**
 * @typedef {{ imported: readonly string[], read: readonly string[] }} Named paths of files
 * @typedef {(file: string) => Named} ImportsOf
 */

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
    .filter((file) => importedFrom(file, importsOf).has(join(module)))
    .sort()
}

/**
 * A file and all that it imports, directly or through other files.
 * @param {string} file
 * @param {ImportsOf} importsOf
 */
function importedFrom(file, importsOf) {
  const imported = new Set([file])
  for (const next of imported) for (const other of importsOf(next).imported) imported.add(other)
  return imported
}

/**
 * The same with the files that any of these may read.
 * @param {string} file
 * @param {ImportsOf} importsOf
 * @returns {ReadonlySet<string>}
 */
export const reachedFrom = (file, importsOf) =>
  new Set([...importedFrom(file, importsOf)].flatMap((next) => [next, ...importsOf(next).read]))

/**
 * Finds the files that a file names in its strings: by a relative path or an alias of package.json, which is an
 * import, or from the root; of a folder all files. Each file is read once.
 * @returns {ImportsOf}
 */
export function readsImports() {
  /** @type {Map<string, Named>} */
  const known = new Map()
  return (file) => {
    const imports = known.get(file) ?? namedIn(file)
    known.set(file, imports)
    return imports
  }
}

const IS_CODE = /\.m?[jt]sx?$/

/** Erased before the code runs; the type check covers them. */
const TYPES_ONLY = /^(?:im|ex)port type (?:\{[^}]*\}|\w+|\*(?: as \w+)?) from '[^']+'/gm

const QUOTED = /['`](#|\.{1,2}\/|)([\w.][^'`$*\s]*|)/g

/** Only these read a folder of the root; elsewhere its name is a word like others. */
const READS_FOLDERS = /'node:fs|\/cli\/|\/chart-files\./

/** These compute which of the named files they import. */
const COMPUTES_IMPORTS = /import\([^']|import\.meta\.glob/

/** Nothing depends on these: the version control, packages, builds, data of a server, reports. */
const UNREAD = ['.git', 'node_modules', 'dist', 'data', 'test-results', 'playwright-report']

/** The files and folders of the root that tests may depend on. */
export const sources = readdirSync(root).filter((name) => !UNREAD.includes(name))

/**
 * @param {string} file
 * @returns {Named}
 */
function namedIn(file) {
  const text = IS_CODE.test(file) ? readFileSync(file, 'utf8').replace(TYPES_ONLY, '') : ''
  const readsFolders = READS_FOLDERS.test(file + text)
  const computesImports = COMPUTES_IMPORTS.test(text)
  const named = [...text.matchAll(QUOTED)]
    .filter(([, way, path = '']) => way !== '' || readsFolders || /[/.]/.test(path))
    .map(([, way = '', path = '']) => {
      const place = way.startsWith('.') ? resolve(dirname(file), way + path) : join(root, path)
      return { isImport: way !== '' || computesImports, files: filesIn(place) }
    })
  return {
    imported: named.flatMap(({ isImport, files }) => (isImport ? files.filter(isNoTest) : [])),
    read: named.flatMap(({ files }) => files),
  }
}

/** @param {string} file */
const isNoTest = (file) => !/\.test\.tsx?$/.test(file)

/** @param {string} place */
function filesIn(place) {
  const isUnread = root.startsWith(place) || UNREAD.some((name) => place.startsWith(join(root, name)))
  if (isUnread || !existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
