import { expect, test } from 'vitest'

import { readServerTime } from '#api/client/server-time.ts'

const DATE = 'Sat, 21 Nov 2026 15:00:00 GMT'

function portalSaying(headers: Record<string, string>) {
  const asked: { url: unknown; init: RequestInit | undefined }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push({ url, init })
    return new Response(null, { headers })
  }
  return { fetch, asked }
}

test('readServerTime returns the Date of the response, in the middle of its second', async () => {
  const { fetch } = portalSaying({ date: DATE })
  expect(await readServerTime(fetch)).toBe(Date.parse('2026-11-21T15:00:00.500Z'))
})

test('readServerTime asks the own origin and bypasses every cache', async () => {
  const { fetch, asked } = portalSaying({ date: DATE })
  await readServerTime(fetch)
  expect(asked).toEqual([{ url: '/config.json', init: expect.objectContaining({ cache: 'no-store' }) }])
})

test.each([[{}], [{ date: 'ontem' }]])('readServerTime rejects a response with %j', async (headers) => {
  await expect(readServerTime(portalSaying(headers).fetch)).rejects.toThrow(
    'The server does not say what time it is.',
  )
})
