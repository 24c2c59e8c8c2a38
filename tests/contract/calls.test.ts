import { expect, test } from 'vitest'

import { calls } from '#api/contract/calls.ts'

// Without type arguments: where Vitest reads `import.meta.glob(`, it does not cache which files there are.
const files: Readonly<Record<string, object>> = import.meta.glob('../../api/contract/*.ts', { eager: true })

test('every call that a file of the contract exports is found', () => {
  const exported = Object.values(files).flatMap((file) => Object.values(file))
  const found = exported.filter((value) => value instanceof Object && 'effect' in value)
  expect(new Set(Object.values(calls))).toEqual(new Set(found))
})
