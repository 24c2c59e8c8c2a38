import { pathToFileURL } from 'node:url'

import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { requireNode } from './node-version.mjs'
import { inProject, root } from './project.mjs'

/**
 * Installs and builds if necessary, then runs a built program in this process, so that signals, arguments and
 * the exit code need no forwarding.
 * @param {string} program path inside dist/
 * @param {string} [said] told right before, where the program takes a while before it says something itself
 */
export async function serveBuilt(program, said) {
  requireNode()
  process.chdir(root)
  process.env.NODE_ENV ??= 'production'
  try {
    await ensureDependencies()
    await ensureBuild()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  if (said !== undefined) console.log(said)
  await import(pathToFileURL(inProject('dist', program)).href)
}
