import { pathToFileURL } from 'node:url'

import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { requireNode } from './lib/node-version.mjs'
import { inProject, root } from './lib/project.mjs'

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

// In this very process, so that signals, arguments and the exit code need no passing on.
await import(pathToFileURL(inProject('dist/server/main.js')).href)
