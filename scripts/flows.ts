import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { build } from 'vite'

import { flows } from '../flows/build/charts.ts'
import { siteOf } from '../flows/build/site.ts'
import { changesBetween, markdownOf } from '../flows/describe/compare.ts'
import { readCoverage } from './docs/flow-coverage.ts'
import { copyPictures, readPictures, takePictures } from './docs/flow-pictures.ts'
import { flowSources } from './docs/flow-sources.ts'
import { versionAt } from './docs/since.ts'
import { precompress } from './lib/precompress.mjs'
import { inProject } from './lib/project.mjs'

const DATA = inProject('dist/flows-data/data')
const PICTURES = inProject('dist/flows-data/pictures')

const {
  since,
  traffic: wantsTraffic,
  pictures: wantsPictures,
} = parseArgs({
  options: {
    since: { type: 'string' },
    traffic: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
  },
}).values

/** Figures of the fund's requests are not for the folder that `npm start` serves to everyone. */
const OUT = wantsTraffic ? 'dist/flows-with-traffic' : 'dist/flows'

const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
// Imported here: it brings the database with it.
const traffic = wantsTraffic ? await (await import('./docs/traffic.ts')).readTraffic() : null
if (wantsPictures) await takePictures()
const pictures = readPictures()
const before = since === undefined ? null : await versionAt(since)
const { index, search, pages, rules } = await siteOf(flows, flowSources(version), {
  pictures,
  coverage: readCoverage(),
})
const changes = before === null ? null : changesBetween(before, { flows, rules })

for (const folder of [DATA, PICTURES]) rmSync(folder, { recursive: true, force: true })
mkdirSync(DATA, { recursive: true })
const write = (name: string, content: unknown) =>
  writeFileSync(`${DATA}/${name}.json`, JSON.stringify(content))
write('index', index)
write('search', search)
write('rules', rules)
write('traffic', traffic)
write('changes', changes === null ? null : { since, changes })
for (const page of pages) write(page.flow.name, page)
if (pictures !== null) copyPictures(PICTURES)

await build({
  configFile: inProject('flows/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: inProject(OUT) },
})
for (const folder of ['assets', 'data']) precompress(inProject(OUT, folder))
if (since !== undefined && changes !== null)
  writeFileSync(inProject(OUT, 'mudancas.md'), markdownOf(since, changes))
console.log(`${pages.length} charts: ${OUT}/index.html, to be opened from a web server`)
