import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

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

const reached = (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-importers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'screen.test.ts')
  writeFileSync(join(folder, 'late.ts'), '')
  writeFileSync(file, text)
  return [...reachedFrom(file, readsImports())].map((path) =>
    relative(path.startsWith(folder) ? folder : '', path),
  )
}

test.each([
  ['an import on demand', "await import('./late.ts')", 'late.ts'],
  [
    'an alias of package.json',
    "import { messages } from '#domain/call-failure.ts'",
    'domain/call-failure.ts',
  ],
  ['a file of the root', "readFileSync('index.html')", 'index.html'],
  ['a folder from the root', "const FOLDER = 'server/reference'", 'server/reference/banks.json'],
  ['the beginning of a name', 'readFileSync(`docs/decisions/$area`)', 'docs/decisions/README.md'],
  ['a folder of the root', "import 'node:fs'\nreaddirSync('deploy')", 'deploy/nginx.conf'],
  ['a pattern', "import.meta.glob('#model-tests/*/*/*.models.ts')", 'domain/navigation/paths.ts'],
])('reachedFrom finds %s, and what it imports', (_what, text, file) => {
  expect(reached(text)).toContain(file)
})

test('reachedFrom leaves out types alone', () => {
  const text = "export type Id = number\nexport {\n  late,\n} from './late.ts'\n"
  expect(reached(text)).toEqual(['screen.test.ts', 'late.ts'])
  expect(reached(text.replace('{', 'type {'))).toEqual(['screen.test.ts'])
})

test('reachedFrom takes no word for a folder, and does not follow what is only read', () => {
  expect(reached("hosts.includes('api')")).toEqual(['screen.test.ts'])
  expect(reached("readFileSync('server/config.ts')")).toEqual(['screen.test.ts', 'server/config.ts'])
})
