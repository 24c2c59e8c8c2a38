import { afterEach, expect, test, vi } from 'vitest'

import { newKey } from '#src/adapters/new-key.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a key is made without what secure contexts alone have', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index * 17),
  })
  expect(newKey()).toBe('00112233445566778899aabbccddeeff')
})

test('keys differ', () => {
  expect(new Set(Array.from({ length: 1000 }, newKey)).size).toBe(1000)
})
