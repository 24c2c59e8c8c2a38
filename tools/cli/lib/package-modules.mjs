import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from './project.mjs'

/**
 * @typedef {object} Module
 * @property {string} path from the project's root, as `node_modules/pg`
 * @property {string} name
 * @property {string} version
 * @property {string} license
 * @property {string} text of its licence and notices, '' if it has none
 */

const IMPORT = /(?:from\s*|import\s*\(?\s*)["']([^"'./][^"']*)["']/g

/** @param {string} specifier */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The folder of a package as Node finds it from there; null if it is not installed.
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
function findPackage(name, from) {
  const found = join(from, 'node_modules', name)
  if (existsSync(join(root, found, 'package.json'))) return found
  return from === '.' ? null : findPackage(name, dirname(from))
}

/**
 * The packages that these built programs import, with all that those need, nested ones too.
 * @param {readonly string[]} folders from the project's root
 * @returns {readonly Module[]}
 */
export function modulesOf(folders) {
  const names = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => [...readFileSync(join(root, folder, name), 'utf8').matchAll(IMPORT)])
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !specifier.startsWith('node:'))
      .map(packageOf),
  )
  return closure([...new Set(names)])
}

/**
 * @param {readonly string[]} names of packages that the project itself uses
 * @returns {readonly Module[]}
 */
export function closure(names) {
  /** @type {Map<string, Module>} */
  const found = new Map()
  /** @param {string} name @param {string} from */
  const add = (name, from) => {
    const path = findPackage(name, from)
    if (path === null || found.has(path)) return
    const {
      version,
      license,
      dependencies = {},
      optionalDependencies = {},
    } = json(join(root, path, 'package.json'))
    found.set(path, {
      path,
      name,
      version,
      license: String(license?.type ?? license ?? ''),
      text: noticesIn(path),
    })
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, path)
  }
  for (const name of names) add(name, '.')
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** @param {string} path */
function noticesIn(path) {
  const files = readdirSync(join(root, path)).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
  return files
    .sort()
    .map((name) => readFileSync(join(root, path, name), 'utf8').trim())
    .join('\n\n')
}
