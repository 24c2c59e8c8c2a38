import { sheets } from '../../samples/validation/sheets.ts'
import { commandsPage } from './commands-page.ts'
import { contractPage } from './contract-page.ts'
import { importPage } from './import-page.ts'
import { namedIn } from './messages.ts'
import { readSources } from './sources.ts'
import { validationPage } from './validation-page.ts'
import { messageRows } from './validation-rows.ts'

const naming = namedIn(readSources(['domain/forms']))

/** The pages that `npm run docs` writes, by their files. */
export const pages: Readonly<Record<string, string>> = {
  'docs/import.md': importPage(),
  'docs/commands.md': commandsPage(),
  'dist/docs/contract.md': contractPage(),
  'dist/docs/validation.md': validationPage(messageRows(sheets, [...naming.keys()]), naming),
}
