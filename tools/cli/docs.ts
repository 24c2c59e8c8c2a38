import { writeFileSync } from 'node:fs'

import { pages } from './docs/pages.ts'
import { inProject } from './lib/project.mjs'

for (const [file, page] of Object.entries(pages)) writeFileSync(inProject(file), page)
