import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { commandPath } from './browser-system.mjs'

const LOWEST = 15
/** Debian keeps the server commands outside the PATH, in one folder per version. */
const DEBIAN = '/usr/lib/postgresql'
const NEEDED = ['initdb', 'postgres']

const debianFolders = () =>
  existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []

/**
 * The major version in the output of `postgres --version`; 0 for anything else.
 * @param {string} output
 */
export const majorVersion = (output) => Number(/^postgres \(PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0)

/** @param {string} folder */
function versionIn(folder) {
  try {
    return majorVersion(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))
  } catch {
    return 0
  }
}

/**
 * The newest supported version.
 * @param {readonly { folder: string, version: number }[]} found
 */
export const newest = (found) =>
  found.filter(({ version }) => version >= LOWEST).toSorted((one, other) => other.version - one.version)[0]

/**
 * Folder of PostgreSQL's server commands; throws with one sentence if there are none.
 * @returns {string}
 */
export function postgresBinaries() {
  const folders = [...commandPath('postgres').map((file) => dirname(file)), ...debianFolders()]
  const complete = folders.filter((folder) => NEEDED.every((name) => existsSync(join(folder, name))))
  const found = newest(complete.map((folder) => ({ folder, version: versionIn(folder) })))
  if (found) return found.folder
  throw new Error(
    `PostgreSQL ${LOWEST} or newer was not found: install it (Debian: apt-get install postgresql) or set ` +
      'DATABASE_URL to one in which the tests may create databases.',
  )
}
