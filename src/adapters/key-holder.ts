/** A reloaded page may start before the browser has released the locks of the page before it. */
const RELEASED_WITHIN = 500

/** Holds the keys of saves for one page, until it ends. */
export function createKeyHolder() {
  const held = new Set<string>()
  return {
    /**
     * True if the page holds the key, or gets it now. A duplicated tab has a copy of the tab's storage and so of
     * the key, which its original holds; a reload gets the key again (P-735). Never rejects.
     */
    async holdKey(key: string): Promise<boolean> {
      if (held.has(key)) return true
      const isOwn = 'locks' in navigator ? await getLock(`portal.key.${key}`) : isReload()
      if (isOwn) held.add(key)
      return isOwn
    },
    /** Holds a key that the page created. */
    holdNewKey(key: string): string {
      held.add(key)
      if ('locks' in navigator) void getLock(`portal.key.${key}`)
      return key
    },
  }
}

async function getLock(name: string): Promise<boolean> {
  // A busy browser may grant a free lock late: the time above counts only where another page holds it.
  if (await request(name, { ifAvailable: true })) return true
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), RELEASED_WITHIN)
  const isOwn = await request(name, { signal: waiting.signal })
  clearTimeout(timer)
  return isOwn
}

/** True once the lock is granted, which lasts until the page ends; false if it is refused. */
const request = (name: string, options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const lasting = navigator.locks.request(name, options, (lock) => {
      resolve(lock !== null)
      return lock && new Promise<never>(() => {})
    })
    lasting.catch(() => resolve(false))
  })

/** Web Locks are missing on plain http and in old browsers: there a page has the keys of its tab only after a reload. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')
