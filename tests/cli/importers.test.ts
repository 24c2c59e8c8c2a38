import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { importersOf, reachedFrom, readsImports } from '../../tools/cli/lib/importers.mjs'

test('importersOf finds files that import a module directly or through another file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-importers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('database.ts', '')
  write('server.ts', "import { open } from './database.ts'\nimport { also } from './through.test.ts'\n")
  write('direct.test.ts', "import { expect } from 'vitest'\nimport { open } from './database.ts'\n")
  write('through.test.ts', "import {\n  server,\n} from './server.ts'\n")
  write('pure.test.ts', "import { rule } from './rule.ts'\n")
  expect(importersOf(folder, '.test.ts', join(folder, 'database.ts'))).toEqual([
    join(folder, 'direct.test.ts'),
    join(folder, 'through.test.ts'),
  ])
})

test('reachedFrom follows the aliases of package.json and imports on demand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-importers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'screen.test.ts')
  writeFileSync(file, "import { messages } from '#domain/call-failure.ts'\nawait import('./late.ts')\n")
  writeFileSync(join(folder, 'late.ts'), '')
  const reached = [...reachedFrom(file, readsImports())]
  expect(reached).toContain(join(folder, 'late.ts'))
  expect(reached).toContain(join(process.cwd(), 'domain/call-failure.ts'))
})

test('reachedFrom finds the files of a folder that is named from the root of the project', () => {
  const config = join(process.cwd(), 'server/config.ts')
  const reached = [...reachedFrom(config, readsImports())]
  expect(reached).toContain(join(process.cwd(), 'server/reference/banks.json'))
})
