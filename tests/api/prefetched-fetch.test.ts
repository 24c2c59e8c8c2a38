import { expect, test, vi } from 'vitest'

import { createPrefetchedFetch, type PrefetchedCall } from '#api/client/prefetched-fetch.ts'

const URL = '/api/requerimento/7'
const responseOf = (text: string, status = 200) => Promise.resolve(new Response(text, { status }))
const withToken = (token: string) => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } })

function opened(response: Promise<Response>) {
  let time = 0
  const made: PrefetchedCall = { method: 'GET', url: URL, body: null, authorization: 'Bearer a', response }
  const fetch = vi.fn(() => responseOf('fetched'))
  const ahead = createPrefetchedFetch([made], { fetch, now: () => time })
  const call = async (token = 'a', url = URL) => (await ahead(url, withToken(token))).text()
  return {
    ahead,
    call,
    fetch,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('the response of a call made ahead is taken once', async () => {
  const { call, fetch } = opened(responseOf('ahead'))
  expect(await call()).toBe('ahead')
  expect(fetch).not.toHaveBeenCalled()
  expect(await call()).toBe('fetched')
})

test('another token, another URL and another body are fetched', async () => {
  const { ahead, call } = opened(responseOf('ahead'))
  expect(await call('b')).toBe('fetched')
  expect(await call('a', '/api/requerimento/8')).toBe('fetched')
  const posted = await ahead(URL, { ...withToken('a'), body: '{}' })
  expect(await posted.text()).toBe('fetched')
  expect(await call()).toBe('ahead')
})

test('a response older than 20 s is not taken', async () => {
  const { call, pass } = opened(responseOf('ahead'))
  pass(20_001)
  expect(await call()).toBe('fetched')
})

test('a read that was refused for lack of a consent is made again once it is given', async () => {
  const { ahead, call } = opened(responseOf('refused', 403))
  await ahead('/api/autoriza', { method: 'POST', headers: { authorization: 'Bearer a' }, body: '{}' })
  expect(await call()).toBe('fetched')
})

test.each([401, 403, 429, 500])('the response %i counts as the first try', async (status) => {
  const { call, fetch } = opened(responseOf('failed', status))
  expect(await call()).toBe('failed')
  expect(fetch).not.toHaveBeenCalled()
})

test('an interrupted call counts as the first try', async () => {
  const interrupted = Promise.reject(new TypeError('Failed to fetch'))
  interrupted.catch(() => {})
  const { call, fetch } = opened(interrupted)
  await expect(call()).rejects.toThrow('Failed to fetch')
  expect(fetch).not.toHaveBeenCalled()
})

test('an aborted call does not wait for the one made ahead', async () => {
  const { ahead, fetch } = opened(new Promise(() => {}))
  const controller = new AbortController()
  const call = ahead(URL, { ...withToken('a'), signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toThrow('aborted')
  expect(fetch).not.toHaveBeenCalled()
})
