import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { calls } from '#api/contract/calls.ts'

import { integrationPage } from '../../tools/cli/docs/integration-page.ts'
import { OPTIONAL_CALLS } from '../../tools/cli/docs/optional-calls.ts'

const page = integrationPage()

test('docs/integration.md contains what `npm run docs` writes', () => {
  expect(readFileSync('docs/integration.md', 'utf8')).toBe(page)
})

test('docs/integration.md names every call of the contract once', () => {
  const lists = page.slice(page.indexOf('## Calls that the portal needs'))
  const missing = Object.values(calls).filter(
    ({ method, path }) => lists.split(`\`${method} ${path}\``).length !== 2,
  )
  expect(missing).toEqual([])
  const optional = page.split('## Calls that may be missing')[1] ?? ''
  expect(Object.keys(OPTIONAL_CALLS).filter((name) => !optional.includes(`<br>\`${name}\``))).toEqual([])
})
