import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { type FirstConfig, OWN_ORIGIN } from '#api/client/config.ts'
import { createConfigAdapter } from '#src/adapters/config.ts'
import { createServerClock } from '#src/adapters/server-clock.ts'

const ELSEWHERE = { ...OWN_ORIGIN, hosts: { ...OWN_ORIGIN.hosts, api: 'https://api.example.com' } }
const SERVER_TIME = Date.parse('2026-11-22T12:00:00Z')

/** A newly opened portal on a computer whose clock shows 1970. */
function opened() {
  let answer = (_: FirstConfig) => {}
  const asked = new Promise<FirstConfig>((resolve) => {
    answer = resolve
  })
  const serverTime = vi.fn(async () => SERVER_TIME)
  const clock = createServerClock({ wall: () => 0, elapsed: () => 0, serverTime })
  const config = createConfigAdapter(asked, clock)
  const isReady = vi.fn()
  void config.ready.then(isReady)
  return { answer, clock, config, isReady, serverTime }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('createConfigAdapter uses the own origin until the configuration is loaded', async () => {
  const { answer, config, isReady } = opened()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isReady).not.toHaveBeenCalled()
  expect(config.now()).toEqual(OWN_ORIGIN)
  answer({ config: ELSEWHERE, serverTime: null })
  await vi.advanceTimersByTimeAsync(0)
  expect(isReady).toHaveBeenCalled()
  expect(config.now()).toEqual(ELSEWHERE)
})

test("createConfigAdapter takes the server's time from the same response", async () => {
  const { answer, clock, config, serverTime } = opened()
  answer({ config: OWN_ORIGIN, serverTime: SERVER_TIME })
  await config.ready
  expect(clock.now()).toBe(SERVER_TIME)
  expect(serverTime).not.toHaveBeenCalled()
})

test('createConfigAdapter makes calls wait for 3 s; a later configuration is used by later calls', async () => {
  const { answer, clock, config, isReady } = opened()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(isReady).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isReady).toHaveBeenCalled()
  expect(config.now()).toEqual(OWN_ORIGIN)

  answer({ config: ELSEWHERE, serverTime: SERVER_TIME })
  await vi.advanceTimersByTimeAsync(0)
  expect(config.now()).toEqual(ELSEWHERE)
  // A session may have started by the computer's clock.
  expect(clock.now()).toBe(0)
})
