import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { problemsOf, withVersion } from '../../tools/cli/lib/changes.mjs'

const FOLDER = 'docs/changes'

const CHANGELOG = `# Changelog

Words.

## [1.0.0] - 2026-01-02

### Added

- All of it.
`

const GOOD = [
  { name: 'b-mail.md', text: 'Fixed: Mail in a queue is sent.\nAdded: `MAIL=off`.\n' },
  { name: 'a-list.md', text: 'Fixed: The list shows: all.\n' },
]

test('the files of docs/changes have the shape that CONTRIBUTING says', () => {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  const fragments = names.map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))
  expect(fragments.flatMap(problemsOf)).toEqual([])
})

describe('problemsOf', () => {
  test.each([
    ['a-list.md', 'Repaired: A thing.', 'a-list.md: Repaired: A thing.'],
    ['a-list.md', '- A thing.', 'a-list.md: - A thing.'],
    ['a-list.md', 'Fixed: A thing', 'a-list.md: Fixed: A thing'],
    ['a-list.md', 'Fixed:', 'a-list.md: Fixed:'],
    ['a-list.md', 'Fixed: A thing.\n# More', 'a-list.md: # More'],
    ['a-list.md', '\n', 'a-list.md: empty'],
    ['A list.md', 'Fixed: A thing.', 'A list.md: not a name like a-short-title.md'],
    ['list.txt', 'Fixed: A thing.', 'list.txt: not a name like a-short-title.md'],
  ])('refuses %s with %j', (name, text, problem) => {
    expect(problemsOf({ name, text })).toEqual([problem])
  })

  test('accepts lines of several kinds', () => {
    expect(GOOD.flatMap(problemsOf)).toEqual([])
  })
})

describe('withVersion', () => {
  test('puts the lines under their kinds, above the version before', () => {
    expect(withVersion(CHANGELOG, GOOD, '[1.1.0] - 2026-03-04')).toBe(`# Changelog

Words.

## [1.1.0] - 2026-03-04

### Added

- \`MAIL=off\`.

### Fixed

- Mail in a queue is sent.
- The list shows: all.

## [1.0.0] - 2026-01-02

### Added

- All of it.
`)
  })

  test('refuses a wrong fragment and a release without any', () => {
    const wrong = { name: 'x.md', text: 'Wrong' }
    expect(() => withVersion(CHANGELOG, [...GOOD, wrong], '[1.1.0]')).toThrow('x.md: Wrong')
    expect(() => withVersion(CHANGELOG, [], '[1.1.0]')).toThrow('docs/changes/ has no file')
  })
})
