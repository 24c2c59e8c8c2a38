import { readFileSync } from 'node:fs'

import { inProject } from './project.mjs'
import { run, runNode } from './run.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Whether the packages that npm recorded after its last installation are those of the lock file. An
 * interrupted installation leaves no record; optional packages for other platforms are only in the lock file.
 * @param {Packages | null} locked
 * @param {Packages | null} installed
 */
export function matches(locked, installed) {
  if (!locked || !installed) return false
  const wanted = Object.entries(locked).filter(([path]) => path !== '')
  const nothingMissing = wanted.every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional === true,
  )
  return nothingMissing && Object.keys(installed).every((path) => locked[path] !== undefined)
}

/** Installs the packages of the lock file, unless they are installed. */
export async function ensureDependencies() {
  const locked = packagesOf(inProject('package-lock.json'))
  if (matches(locked, packagesOf(inProject('node_modules/.package-lock.json')))) return
  console.log('Installing packages (npm ci)…')
  // The build tools are needed even with NODE_ENV=production.
  const args = ['ci', '--include=dev', '--loglevel=error', '--prefix', inProject()]
  const npm = process.env.npm_execpath
  const outcome = npm?.endsWith('.js')
    ? await runNode(npm, args, { shown: true })
    : await run('npm', args, { shown: true })
  if (outcome.code !== 0) throw new Error('The packages could not be installed: see the lines above.')
}
