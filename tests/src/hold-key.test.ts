import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** A page of its own: the keys that it holds are a variable of the module. */
async function openPage() {
  vi.resetModules()
  return import('#src/adapters/hold-key.ts')
}

type Granted = () => Promise<unknown>

/** The locks of one browser, of which each is granted once; `release` ends the page that holds one. */
function browserLocks() {
  const waiting = new Map<string, Granted[]>()
  const request = (name: string, { signal }: { signal: AbortSignal }, granted: Granted) => {
    const queue = waiting.get(name)
    if (queue === undefined) {
      waiting.set(name, [])
      return granted()
    }
    return new Promise((_resolve, reject) => {
      queue.push(granted)
      signal.addEventListener('abort', () => {
        queue.splice(queue.indexOf(granted), 1)
        reject(new DOMException('Aborted', 'AbortError'))
      })
    })
  }
  const release = (name: string) => {
    const next = waiting.get(name)?.shift()
    if (next) void next()
    else waiting.delete(name)
  }
  return { request, release }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the key of a save with Web Locks', () => {
  test('belongs to the page that created it, and not to a copy of its tab', async () => {
    vi.stubGlobal('navigator', { locks: browserLocks() })
    const original = await openPage()
    expect(original.holdNewKey('k')).toBe('k')
    expect(await original.holdKey('k')).toBe(true)
    const copy = await openPage()
    const isHeld = copy.holdKey('k')
    await vi.advanceTimersByTimeAsync(500)
    expect(await isHeld).toBe(false)
    expect(await original.holdKey('k')).toBe(true)
  })

  test('is kept by a reload, whose page may start before the end of the one before', async () => {
    const locks = browserLocks()
    vi.stubGlobal('navigator', { locks })
    const before = await openPage()
    before.holdNewKey('k')
    const reloaded = await openPage()
    const isHeld = reloaded.holdKey('k')
    await vi.advanceTimersByTimeAsync(400)
    locks.release('portal.key.k')
    expect(await isHeld).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(await reloaded.holdKey('k')).toBe(true)
  })

  test('is not taken where the browser forbids locks', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
    })
    const { holdKey } = await openPage()
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
    const { holdKey, holdNewKey } = await openPage()
    expect(await holdKey('k')).toBe(isOwn)
    expect(await holdKey(holdNewKey('created here'))).toBe(true)
  })
})
