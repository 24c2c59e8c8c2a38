import { expect, test, vi } from 'vitest'

import { type CallMadeAhead, createCallsAhead } from '#api/client/calls-ahead.ts'

const URL = '/api/requerimento/7'
const answerOf = (text: string, status = 200) => Promise.resolve(new Response(text, { status }))
const withToken = (token: string) => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } })

function opened(answer: Promise<Response>) {
  let time = 0
  const made: CallMadeAhead = { method: 'GET', url: URL, body: null, authorization: 'Bearer a', answer }
  const fetch = vi.fn(() => answerOf('fetched'))
  const ahead = createCallsAhead([made], { fetch, now: () => time })
  const ask = async (token = 'a', url = URL) => (await ahead.fetch(url, withToken(token))).text()
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
  const posted = await ahead.fetch(URL, { ...withToken('a'), body: '{}' })
  expect(await posted.text()).toBe('fetched')
  expect(await ask()).toBe('ahead')
})

test('an answer older than 20 s is not taken', async () => {
  const { ask, pass } = opened(answerOf('ahead'))
  pass(20_001)
  expect(await ask()).toBe('fetched')
})

test.each([403, 500])('a call made ahead that was answered with %i is made again', async (status) => {
  expect(await opened(answerOf('refused', status)).ask()).toBe('fetched')
})

test.each([401, 429])('the answer %i is taken: another call would not change it', async (status) => {
  expect(await opened(answerOf('refused', status)).ask()).toBe('refused')
})

test('a call made ahead that was interrupted is made again', async () => {
  const interrupted = Promise.reject(new TypeError('Failed to fetch'))
  interrupted.catch(() => {})
  expect(await opened(interrupted).ask()).toBe('fetched')
})

test('an aborted call does not wait for the one made ahead', async () => {
  const { ahead, fetch } = opened(new Promise(() => {}))
  const controller = new AbortController()
  const asked = ahead.fetch(URL, { ...withToken('a'), signal: controller.signal })
  controller.abort()
  await expect(asked).rejects.toThrow('aborted')
  expect(fetch).not.toHaveBeenCalled()
})

test('fetchAhead keeps a copy of its answer for the same call', async () => {
  const { ahead, fetch } = opened(answerOf('ahead'))
  const asked = await ahead.fetchAhead('/api/jaautorizou', withToken('a'))
  expect(await asked.text()).toBe('fetched')
  const taken = await ahead.fetch('/api/jaautorizou', withToken('a'))
  expect(await taken.text()).toBe('fetched')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('fetchAhead does not repeat a call that was made ahead already', async () => {
  const { ahead, ask, fetch } = opened(answerOf('ahead'))
  expect(await (await ahead.fetchAhead(URL, withToken('a'))).text()).toBe('ahead')
  expect(await ask()).toBe('ahead')
  expect(fetch).not.toHaveBeenCalled()
})
