import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createKeyHolder } from '#src/adapters/key-holder.ts'

type Granted = (lock: object | null) => Promise<unknown> | null
type Options = { readonly signal?: AbortSignal; readonly ifAvailable?: boolean }

const LOCK = {}

/**
 * The locks of one browser, of which each is granted once; `release` ends the page that holds one. A busy browser
 * considers a request after `delay`, in milliseconds.
 */
function browserLocks(delay = 0) {
  let isBusy = delay > 0
  const waiting = new Map<string, Granted[]>()
  const consider = (name: string, { signal, ifAvailable }: Options, granted: Granted) => {
    signal?.throwIfAborted()
    const queue = waiting.get(name)
    if (queue === undefined) {
      waiting.set(name, [])
      return granted(LOCK)
    }
    if (ifAvailable) return granted(null)
    return new Promise((_resolve, reject) => {
      queue.push(granted)
      signal?.addEventListener('abort', () => {
        queue.splice(queue.indexOf(granted), 1)
        reject(signal.reason)
      })
    })
  }
  const request = async (name: string, options: Options, granted: Granted) => {
    if (isBusy) await new Promise((resolve) => setTimeout(resolve, delay))
    return consider(name, options, granted)
  }
  const release = (name: string) => {
    const next = waiting.get(name)?.shift()
    if (next) void next(LOCK)
    else waiting.delete(name)
  }
  const endBusyTime = () => {
    isBusy = false
  }
  return { request, release, endBusyTime }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  // In this order: the stub of performance was set over that of the fake timers.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the key of a save with Web Locks', () => {
  test('belongs to the page that created it, and not to a copy of its tab', async () => {
    vi.stubGlobal('navigator', { locks: browserLocks() })
    const original = createKeyHolder()
    expect(original.holdNewKey('k')).toBe('k')
    expect(await original.holdKey('k')).toBe(true)
    const copy = createKeyHolder()
    const isHeld = copy.holdKey('k')
    await vi.advanceTimersByTimeAsync(500)
    expect(await isHeld).toBe(false)
    expect(await original.holdKey('k')).toBe(true)
  })

  test('is kept by a reload, whose page may start before the end of the one before', async () => {
    const locks = browserLocks()
    vi.stubGlobal('navigator', { locks })
    const before = createKeyHolder()
    before.holdNewKey('k')
    const reloaded = createKeyHolder()
    const isHeld = reloaded.holdKey('k')
    await vi.advanceTimersByTimeAsync(400)
    locks.release('portal.key.k')
    expect(await isHeld).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(await reloaded.holdKey('k')).toBe(true)
  })

  test('belongs to the page that created it also where the browser is busy', async () => {
    const locks = browserLocks(2_000)
    vi.stubGlobal('navigator', { locks })
    const original = createKeyHolder()
    original.holdNewKey('k')
    await vi.advanceTimersByTimeAsync(2_000)
    locks.endBusyTime()
    const copy = createKeyHolder()
    const isHeld = copy.holdKey('k')
    await vi.advanceTimersByTimeAsync(500)
    expect(await isHeld).toBe(false)
  })

  test('is kept by a reload also where the browser is busy', async () => {
    vi.stubGlobal('navigator', { locks: browserLocks(2_000) })
    const { holdKey } = createKeyHolder()
    const isHeld = holdKey('k')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await isHeld).toBe(true)
  })

  test('is not taken where the browser forbids locks', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
    })
    const { holdKey } = createKeyHolder()
    expect(await holdKey('k')).toBe(false)
  })
})

describe('the key of a save without Web Locks', () => {
  test.each([
    ['reload', true],
    ['navigate', false],
    ['back_forward', false],
  ])('after the navigation %s belongs to the page: %s', async (type, isOwn) => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
    const { holdKey, holdNewKey } = createKeyHolder()
    expect(await holdKey('k')).toBe(isOwn)
    expect(await holdKey(holdNewKey('created here'))).toBe(true)
  })
})
