import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { build } from 'vite'

import { flows as charts } from '../flows/build/charts.ts'
import { layOutChanges } from '../flows/build/layout-changes.ts'
import { layOutTraffic } from '../flows/build/layout-traffic.ts'
import { siteOf } from '../flows/build/site.ts'
import { pathsInWords } from '../flows/build/tests.ts'
import { changesBetween, markdownOf } from '../flows/describe/compare.ts'
import { withServerCalls } from './docs/flow-calls.ts'
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

const flows = charts.map(withServerCalls)
const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
// Imported here: it brings the database with it.
const traffic = wantsTraffic ? await (await import('./docs/traffic.ts')).readTraffic() : null
if (wantsPictures) await takePictures()
const pictures = readPictures()
const before = since === undefined ? null : await versionAt(since)
const sources = flowSources(version)
const { index, search, pages, rules, requirements } = await siteOf(flows, sources, {
  pictures,
  ...readCoverage(),
})
const paths = Object.fromEntries(pages.map(({ flow, tests }) => [flow.name, pathsInWords(tests)]))
const changes = before === null ? null : changesBetween(before, { flows, rules, paths })
const named = Object.fromEntries(
  (changes ?? []).flatMap((change) =>
    change.requirements.map((id) => [id, sources.requirement(id)] as const),
  ),
)

for (const folder of [DATA, PICTURES]) rmSync(folder, { recursive: true, force: true })
mkdirSync(DATA, { recursive: true })
const write = (name: string, content: unknown) =>
  writeFileSync(`${DATA}/${name}.json`, JSON.stringify(content))
write('index', index)
write('search', search)
write('rules', rules)
write('requirements', requirements)
write('traffic', traffic && { traffic, drawing: await layOutTraffic(flows, traffic) })
write(
  'changes',
  before &&
    changes && {
      since,
      changes,
      charts: await layOutChanges(changes, before.flows, charts),
      requirements: named,
    },
)
for (const page of pages) write(page.flow.name, page)
if (pictures !== null) copyPictures(PICTURES)

await build({
  configFile: inProject('tools/flows/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: inProject(OUT) },
})
for (const folder of ['assets', 'data']) precompress(inProject(OUT, folder))
if (since !== undefined && changes !== null)
  writeFileSync(inProject(OUT, 'mudancas.md'), markdownOf(since, changes, named))
console.log(`${pages.length} charts: ${OUT}/index.html, to be opened from a web server`)
