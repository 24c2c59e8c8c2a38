import { expect, test, vi } from 'vitest'

import { createPrefetchedReads } from '#api/client/prefetched-reads.ts'
import { grantConsent } from '#api/contract/consent.ts'
import { listRequests, showRequest } from '#api/contract/requests.ts'

const FIRST = { params: { id: 1027 } }
const OTHER = { params: { id: 1028 } }

function opened() {
  const state = { token: 'one', time: 0 }
  let made = 0
  const send = vi.fn(async () => {
    made += 1
    return { number: made }
  })
  const { call, prefetch } = createPrefetchedReads(
    send as never,
    () => state.token,
    () => state.time,
  )
  return { state, send, call, prefetch }
}

test('the reply asked for ahead is taken once', async () => {
  const { send, call, prefetch } = opened()
  prefetch(showRequest, FIRST)
  prefetch(showRequest, FIRST)
  expect(await call(showRequest, FIRST)).toEqual({ number: 1 })
  expect(send).toHaveBeenCalledTimes(1)
  expect(await call(showRequest, FIRST)).toEqual({ number: 2 })
})

test('another call and one with other parameters are made', async () => {
  const { call, prefetch } = opened()
  prefetch(showRequest, FIRST)
  expect(await call(listRequests, { params: { id_nuvem: 1027 } })).toEqual({ number: 2 })
  expect(await call(showRequest, OTHER)).toEqual({ number: 3 })
  expect(await call(showRequest, FIRST)).toEqual({ number: 1 })
})

test('another session takes nothing', async () => {
  const { state, call, prefetch } = opened()
  prefetch(showRequest, FIRST)
  state.token = 'two'
  expect(await call(showRequest, FIRST)).toEqual({ number: 2 })
})

test.each([
  ['20 s', undefined, 20_000],
  ['the given time', 3_000, 3_000],
])('nothing is taken after %s', async (_case, lifetime, end) => {
  const { state, call, prefetch } = opened()
  prefetch(showRequest, FIRST, lifetime)
  prefetch(showRequest, OTHER, lifetime)
  state.time = end
  expect(await call(showRequest, FIRST)).toEqual({ number: 1 })
  state.time = end + 1
  expect(await call(showRequest, OTHER)).toEqual({ number: 3 })
})

test('nothing is taken after a write', async () => {
  const { send, call, prefetch } = opened()
  prefetch(showRequest, FIRST)
  await call(grantConsent, { body: {} as never })
  await call(showRequest, FIRST)
  expect(send).toHaveBeenCalledTimes(3)
})

test('a failure is thrown once, where the reply is taken', async () => {
  const { send, call, prefetch } = opened()
  send.mockRejectedValueOnce(new Error('away'))
  prefetch(showRequest, FIRST)
  await new Promise((resolve) => setImmediate(resolve))
  await expect(call(showRequest, FIRST)).rejects.toThrow('away')
  expect(await call(showRequest, FIRST)).toEqual({ number: 1 })
})
