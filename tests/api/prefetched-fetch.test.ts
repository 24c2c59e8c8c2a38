import { expect, test, vi } from 'vitest'

import { createPrefetchedFetch, type PrefetchedCall } from '#api/client/prefetched-fetch.ts'

const URL = '/api/requerimento/7'
const answerOf = (text: string, status = 200) => Promise.resolve(new Response(text, { status }))
const withToken = (token: string) => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } })

function opened(answer: Promise<Response>) {
  let time = 0
  const made: PrefetchedCall = { method: 'GET', url: URL, body: null, authorization: 'Bearer a', answer }
  const fetch = vi.fn(() => answerOf('fetched'))
  const ahead = createPrefetchedFetch([made], { fetch, now: () => time })
  const ask = async (token = 'a', url = URL) => (await ahead(url, withToken(token))).text()
  return {
    ahead,
    ask,
    fetch,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('the answer of a call made ahead is taken once', async () => {
  const { ask, fetch } = opened(answerOf('ahead'))
  expect(await ask()).toBe('ahead')
  expect(fetch).not.toHaveBeenCalled()
  expect(await ask()).toBe('fetched')
})

test('another token, another URL and another body are fetched', async () => {
  const { ahead, ask } = opened(answerOf('ahead'))
  expect(await ask('b')).toBe('fetched')
  expect(await ask('a', '/api/requerimento/8')).toBe('fetched')
  const posted = await ahead(URL, { ...withToken('a'), body: '{}' })
  expect(await posted.text()).toBe('fetched')
  expect(await ask()).toBe('ahead')
})

test('an answer older than 20 s is not taken', async () => {
  const { ask, pass } = opened(answerOf('ahead'))
  pass(20_001)
  expect(await ask()).toBe('fetched')
})

test('a read that was refused for lack of a consent is made again once it is given', async () => {
  const { ahead, ask } = opened(answerOf('refused', 403))
  await ahead('/api/autoriza', { method: 'POST', headers: { authorization: 'Bearer a' }, body: '{}' })
  expect(await ask()).toBe('fetched')
})

test.each([401, 403, 429, 500])('the answer %i counts as the first try', async (status) => {
  const { ask, fetch } = opened(answerOf('failed', status))
  expect(await ask()).toBe('failed')
  expect(fetch).not.toHaveBeenCalled()
})

test('an interrupted call counts as the first try', async () => {
  const interrupted = Promise.reject(new TypeError('Failed to fetch'))
  interrupted.catch(() => {})
  const { ask, fetch } = opened(interrupted)
  await expect(ask()).rejects.toThrow('Failed to fetch')
  expect(fetch).not.toHaveBeenCalled()
})

test('an aborted call does not wait for the one made ahead', async () => {
  const { ahead, fetch } = opened(new Promise(() => {}))
  const controller = new AbortController()
  const asked = ahead(URL, { ...withToken('a'), signal: controller.signal })
  controller.abort()
  await expect(asked).rejects.toThrow('aborted')
  expect(fetch).not.toHaveBeenCalled()
})
