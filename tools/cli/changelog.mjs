import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { withVersion } from './lib/changes.mjs'
import { inProject } from './lib/project.mjs'

const FOLDER = inProject('docs/changes')
const CHANGELOG = inProject('CHANGELOG.md')

const names = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : []
const fragments = names.map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }))
const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
const heading = `[${version}] - ${new Date().toISOString().slice(0, 10)}`
try {
  writeFileSync(CHANGELOG, withVersion(readFileSync(CHANGELOG, 'utf8'), fragments, heading))
  rmSync(FOLDER, { recursive: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
