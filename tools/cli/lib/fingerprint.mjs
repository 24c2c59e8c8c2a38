import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

import { inProject } from './project.mjs'

/**
 * One hash of the names and contents of files and folders; missing ones are skipped.
 * @param {readonly string[]} places paths inside the project
 * @returns {string} hexadecimal
 */
export function fingerprint(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(inProject(file)))
  return hash.digest('hex')
}

/**
 * @param {string} place
 * @returns {readonly string[]}
 */
function filesIn(place) {
  if (!existsSync(inProject(place))) return []
  if (statSync(inProject(place)).isFile()) return [place]
  return readdirSync(inProject(place))
    .sort()
    .flatMap((name) => filesIn(`${place}/${name}`))
}
