import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { requireNode } from './lib/node-version.mjs'
import { writePackage } from './lib/package.mjs'
import { inProject } from './lib/project.mjs'

requireNode()
try {
  await ensureDependencies()
  await ensureBuild()
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const folder = resolve(process.argv[2] ?? inProject('dist', `portal-requerimentos-${version}`))
  await writePackage(folder)
  console.log(`Packaged into ${folder}. There: node dist/server/main.js`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
