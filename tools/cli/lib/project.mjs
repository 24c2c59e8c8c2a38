import { existsSync, readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'

/** Absolute path of the project's root without a trailing slash. */
export const root = resolve(import.meta.dirname, '../../..')

/** @param {...string} parts */
export const inProject = (...parts) => [root, ...parts].join('/')

/**
 * The files of charts whose names have an ending, sorted by chart: 'machines/form/wizard/wizard.labels.ts'.
 * @param {string} parent folder in the project
 * @param {string} ending
 */
export const chartFiles = (parent, ending) =>
  readdirSync(inProject(parent), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ chart: basename(name, ending), file: inProject(parent, name) }))
    .sort((one, other) => (one.chart < other.chart ? -1 : 1))

/**
 * The folder of a chart in the project, whose area is not part of its name: 'machines/form/wizard'.
 * @param {string} parent
 * @param {string} chart
 */
export function chartFolder(parent, chart) {
  const area = readdirSync(inProject(parent)).find((name) => existsSync(inProject(parent, name, chart)))
  if (area === undefined) throw new Error(`${parent}: no chart ${chart}`)
  return `${parent}/${area}/${chart}`
}

/**
 * The script of an installed command, run with `node` to avoid a shell.
 * @param {string} file path inside node_modules
 */
export const inPackages = (file) => inProject('node_modules', file)
