import { writeFileSync } from 'node:fs'

import { sheets } from '../../tests/validation/sheets.ts'
import { commandsPage } from './docs/commands-page.ts'
import { contractPage } from './docs/contract-page.ts'
import { importPage } from './docs/import-page.ts'
import { integrationPage } from './docs/integration-page.ts'
import { namedIn } from './docs/messages.ts'
import { readSources } from './docs/sources.ts'
import { validationPage } from './docs/validation-page.ts'
import { messageRows } from './docs/validation-rows.ts'
import { inProject } from './lib/project.mjs'

writeFileSync(inProject('docs/contract.md'), contractPage())
writeFileSync(inProject('docs/integration.md'), integrationPage())
writeFileSync(inProject('docs/import.md'), importPage())
writeFileSync(inProject('docs/commands.md'), commandsPage())

const naming = namedIn(readSources(['domain/forms']))
writeFileSync(
  inProject('docs/validation.md'),
  validationPage(messageRows(sheets, [...naming.keys()]), naming),
)
