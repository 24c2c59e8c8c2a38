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
  const options = { reusableCodes: false }
  const written = await Promise.all([seed(services, options), seed(services, options)])
  expect(written.toSorted()).toEqual([false, true])
  expect(await hasPeople(db)).toBe(true)
  expect(await seed(services, options)).toBe(false)
  // Only where it is asked for are the known codes more than any other: used once, within a minute.
  const end = new Date(NOW.getTime() + 60_000)
  expect(await db.selectFrom('single_sign_on_code').select(['reusable', 'expires_at']).execute()).toEqual([
    { reusable: false, expires_at: end },
    { reusable: false, expires_at: end },
  ])
  await close()
})
