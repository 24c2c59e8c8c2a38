import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { build } from 'vite'

import { flows } from '../flows/build/charts.ts'
import { siteOf } from '../flows/build/site.ts'
import { flowSources } from './docs/flow-sources.ts'
import { precompress } from './lib/precompress.mjs'
import { inProject } from './lib/project.mjs'

const DATA = inProject('dist/flows-data/data')

const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
const { index, search, pages } = await siteOf(flows, flowSources(version))

rmSync(DATA, { recursive: true, force: true })
mkdirSync(DATA, { recursive: true })
const write = (name: string, content: unknown) =>
  writeFileSync(`${DATA}/${name}.json`, JSON.stringify(content))
write('index', index)
write('search', search)
for (const page of pages) write(page.flow.name, page)

await build({ configFile: inProject('flows/vite.config.ts'), logLevel: 'warn' })
for (const folder of ['assets', 'data']) precompress(inProject('dist/flows', folder))
console.log(`${pages.length} charts: dist/flows/index.html, to be opened from a web server`)
