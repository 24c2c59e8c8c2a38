import { writeFileSync } from 'node:fs'

import { calls } from '#api/contract/calls.ts'

import { sheets } from '../../tests/validation/sheets.ts'
import { commandsPage } from './docs/commands-page.ts'
import { contractPage } from './docs/contract-page.ts'
import { importPage } from './docs/import-page.ts'
import { integrationPage } from './docs/integration-page.ts'
import { namedIn } from './docs/messages.ts'
import { NOT_CALLED } from './docs/not-called.ts'
import { gapsIn, rowsOf } from './docs/rows.ts'
import { readSources } from './docs/sources.ts'
import { validationPage } from './docs/validation-page.ts'
import { messageRows } from './docs/validation-rows.ts'
import { inProject } from './lib/project.mjs'

const rows = rowsOf(calls, readSources(), NOT_CALLED)
writeFileSync(inProject('docs/contract.md'), contractPage(rows))
writeFileSync(inProject('docs/integration.md'), integrationPage(rows))
writeFileSync(inProject('docs/import.md'), importPage())
writeFileSync(inProject('docs/commands.md'), commandsPage())

const naming = namedIn(readSources(['domain/forms']))
writeFileSync(
  inProject('docs/validation.md'),
  validationPage(messageRows(sheets, [...naming.keys()]), naming),
)

const gaps = gapsIn(rows, NOT_CALLED)
for (const gap of gaps) console.error(gap)
process.exitCode = gaps.length > 0 ? 1 : 0
