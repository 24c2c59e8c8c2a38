import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { importPage } from '../../tools/cli/docs/import-page.ts'

test('docs/import.md contains what `npm run docs` writes', () => {
  expect(readFileSync('docs/import.md', 'utf8')).toBe(importPage())
})
