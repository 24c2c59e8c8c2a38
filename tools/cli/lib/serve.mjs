import { pathToFileURL } from 'node:url'

import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { requireNode } from './node-version.mjs'
import { inProject, root } from './project.mjs'

/**
 * Installs and builds if necessary, then runs a built program in this process, so that signals, arguments and
 * the exit code need no forwarding.
 * @param {string} program path inside dist/
 * @param {string} [notice] printed first if the program takes a while to start
 * @returns {Promise<{ started?: Promise<void> }>} what the program exports
 */
export async function serveBuilt(program, notice) {
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
  if (notice !== undefined) console.error(notice)
  return import(pathToFileURL(inProject('dist', program)).href)
}
