import { expect, test } from 'vitest'

import { calls } from '#api/contract/calls.ts'

const files = import.meta.glob<object>('../../api/contract/*.ts', { eager: true })

test('every call that a file of the contract exports is found', () => {
  const exported = Object.values(files).flatMap((file) => Object.values(file))
  const found = exported.filter((value) => value instanceof Object && 'effect' in value)
  expect(new Set(Object.values(calls))).toEqual(new Set(found))
})
