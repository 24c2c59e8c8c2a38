import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { calls } from '#api/contract/calls.ts'

import { contractPage } from '../../tools/cli/docs/contract-page.ts'

test('docs/contract.md contains what `npm run docs` writes', () => {
  expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractPage())
})

test('docs/contract.md has a row for every call', () => {
  const names = contractPage().match(/(?<=<br>`)\w+(?=`)/g)
  expect(names?.toSorted()).toEqual(Object.keys(calls).toSorted())
})
