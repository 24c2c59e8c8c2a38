import { mkdirSync, writeFileSync } from 'node:fs'

import { pages } from './docs/pages.ts'
import { inProject } from './lib/project.mjs'

mkdirSync(inProject('dist/docs'), { recursive: true })
for (const [file, page] of Object.entries(pages)) writeFileSync(inProject(file), page)
