import { expect, test } from 'vitest'

import { createPasswords } from '#server/sessions/passwords.ts'

import { CHEAP, KEYS } from '../support/world.ts'

test('createPasswords computes 4 hashes at once with 32 in the queue, and refuses more', async () => {
  const { hash, matches } = await createPasswords(CHEAP, KEYS)
  const accepted = Array.from({ length: 36 }, () => hash('20262026'))
  for (const further of [hash('20262026'), matches('20262026', null)]) {
    await expect(further).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 5 })
  }
  const hashes = await Promise.all(accepted)
  expect(new Set(hashes).size).toBe(36)
  expect(await matches('20262026', hashes[35] ?? null)).toBe(true)
})
