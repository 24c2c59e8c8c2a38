import { expect, test } from 'vitest'

import { openEmbedded } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import { hasPeople, seed } from '#server/seed/seed.ts'

import { memoryStore } from './support/memory-store.ts'
import { NOW, testFund, testPasswords } from './support/world.ts'

test('two processes that seed at once write the people once', { timeout: 60_000 }, async () => {
  const { db, close } = await openEmbedded({})
  await migrate(db)
  expect(await hasPeople(db)).toBe(false)
  const [fund, passwords] = await Promise.all([testFund(), testPasswords()])
  const services = { db, fund, passwords, documents: memoryStore(), clock: () => NOW }
  const written = await Promise.all([seed(services), seed(services)])
  expect(written.toSorted()).toEqual([false, true])
  expect(await hasPeople(db)).toBe(true)
  expect(await seed(services)).toBe(false)
  await close()
})
