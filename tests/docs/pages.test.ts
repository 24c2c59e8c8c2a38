import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { calls } from '#api/contract/calls.ts'

import { OPTIONAL_CALLS } from '../../tools/cli/docs/optional-calls.ts'
import { pages } from '../../tools/cli/docs/pages.ts'

test.each(Object.entries(pages))('%s contains what `npm run docs` writes', (file, page) => {
  expect(readFileSync(file, 'utf8')).toBe(page)
})

test('docs/contract.md has a row for every call', () => {
  const names = pages['docs/contract.md']?.match(/(?<=<br>`)\w+(?=`)/g)
  expect(names?.toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('docs/integration.md names every call of the contract once', () => {
  const [, lists = ''] = pages['docs/integration.md']?.split('## Calls that the portal needs') ?? []
  const missing = Object.values(calls).filter(
    ({ method, path }) => lists.split(`\`${method} ${path}\``).length !== 2,
  )
  expect(missing).toEqual([])
  const [, optional = ''] = lists.split('## Calls that may be missing')
  expect(Object.keys(OPTIONAL_CALLS).filter((name) => !optional.includes(`<br>\`${name}\``))).toEqual([])
})
