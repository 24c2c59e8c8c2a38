import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { calls } from '#api/contract/calls.ts'

import { pages } from '../../tools/cli/docs/pages.ts'

const kept = Object.entries(pages).filter(([file]) => file.startsWith('docs/'))

test.each(kept)('%s contains what `npm run docs` writes', (file, page) => {
  expect(readFileSync(file, 'utf8')).toBe(page)
})

describe('contract.md', () => {
  const page = pages['dist/docs/contract.md'] ?? ''

  test('has a row for every call', () => {
    const names = page.match(/(?<=<br>`)\w+(?=`)/g)
    expect(names?.toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test.each([
    ['listRequests', 'the portal needs it'],
    ['suggestForRequest', 'The form of a new request begins empty.'],
    ['showAcceptance', 'Only where `/api/tabelas` has request type 16.'],
    ['listDesk', 'the portal does not make it'],
  ])('says what the portal does without %s', (name, without) => {
    const row = page.split('\n').find((line) => line.includes(`<br>\`${name}\``))
    expect(row?.split(' | ').at(-1)).toBe(`${without} |`)
  })
})
