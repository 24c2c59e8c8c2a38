import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** Absolute path of the project's root without a trailing slash. */
export const root = resolve(import.meta.dirname, '../../..')

/** @param {...string} parts */
export const inProject = (...parts) => [root, ...parts].join('/')

/** The names of all charts: their folders in machines/<area>/, sorted. */
export const chartNames = () =>
  readdirSync(inProject('machines'))
    .filter((area) => area !== 'support')
    .flatMap((area) => readdirSync(inProject('machines', area)))
    .sort()

/**
 * The folder of a chart in the project, whose area is not part of its name: 'machines/form/wizard'.
 * @param {'machines' | 'model-tests'} parent
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
