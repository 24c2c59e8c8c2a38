import { readFileSync } from 'node:fs'

import { inProject } from './project.mjs'

const LOWEST = readFileSync(inProject('.nvmrc'), 'utf8').trim()

/**
 * Exits with a clear message if Node is too old.
 * @param {string} version as in process.versions.node
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [lowestMajor = 0, lowestMinor = 0] = LOWEST.split('.').map(Number)
  if (major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)) return
  console.error(`This project needs Node ${LOWEST} or newer; this is Node ${version}.`)
  process.exit(1)
}
