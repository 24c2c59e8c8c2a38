import { writeFileSync } from 'node:fs'

import { flows } from '../flows/build/charts.ts'
import { pathsInWords, testsOf } from '../flows/build/tests.ts'
import { rulesOf } from '../flows/rules/rules.ts'
import { flowSources } from './docs/flow-sources.ts'

/* Run in a copy of another version, with the descriptions of this one: `npm run flows -- --since REV`.
   Versions are compared by the ids of requirements; their texts are of the newer version alone, so that it does not
   matter whether the register of the other one has the same columns. */
const { tables, messages } = flowSources('')
const paths = Object.fromEntries(flows.map(({ name }) => [name, pathsInWords(testsOf(name))]))
writeFileSync(process.argv[2] ?? '', JSON.stringify({ flows, rules: rulesOf(tables, messages), paths }))
