import { writeFileSync } from 'node:fs'

import { flows } from '../flows/build/charts.ts'
import { rulesOf } from '../flows/build/rules/rules.ts'
import { flowSources } from './docs/flow-sources.ts'

/* Run in a copy of another version, with the descriptions of this one: `npm run flows -- --since REV`. */
const { tables, messages } = flowSources('')
writeFileSync(process.argv[2] ?? '', JSON.stringify({ flows, rules: rulesOf(tables, messages) }))
