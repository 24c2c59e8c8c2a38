import { writeFileSync } from 'node:fs'

import { calls } from '#api/contract/calls.ts'

import { sheets } from '../tests/validation/sheets.ts'
import { contractPage } from './docs/contract-page.ts'
import { namedIn } from './docs/messages.ts'
import { NOT_CALLED } from './docs/not-called.ts'
import { holesIn, rowsOf } from './docs/rows.ts'
import { readSources } from './docs/sources.ts'
import { validationPage } from './docs/validation-page.ts'
import { saidBeside } from './docs/validation-rows.ts'
import { inProject } from './lib/project.mjs'

const rows = rowsOf(calls, readSources(), NOT_CALLED)
writeFileSync(inProject('docs/contract.md'), contractPage(rows))

const naming = namedIn(readSources(['domain/forms']))
writeFileSync(inProject('docs/validation.md'), validationPage(saidBeside(sheets, [...naming.keys()]), naming))

const holes = holesIn(rows, NOT_CALLED)
for (const hole of holes) console.error(hole)
process.exitCode = holes.length > 0 ? 1 : 0
