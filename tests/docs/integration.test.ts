import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { calls } from '#api/contract/calls.ts'

import { integrationPage, wrongOptionals } from '../../tools/cli/docs/integration-page.ts'
import { NOT_CALLED } from '../../tools/cli/docs/not-called.ts'
import { rowsOf } from '../../tools/cli/docs/rows.ts'
import { readSources } from '../../tools/cli/docs/sources.ts'

const rows = rowsOf(calls, readSources(), NOT_CALLED)
const page = integrationPage(rows)

test('docs/integration.md contains what `npm run docs` writes', () => {
  expect(readFileSync('docs/integration.md', 'utf8')).toBe(page)
})

test('docs/integration.md names every call of the contract once', () => {
  const lists = page.slice(page.indexOf('## Calls that the portal needs'))
  const missing = Object.values(calls).filter(
    ({ method, path }) => lists.split(`\`${method} ${path}\``).length !== 2,
  )
  expect(missing).toEqual([])
  expect(wrongOptionals(rows)).toEqual([])
})
