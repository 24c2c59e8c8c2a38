/** A reloaded page may start before the browser has released the locks of the page before it. */
const RELEASED_WITHIN = 500

const held = new Set<string>()

/**
 * True if this page holds the key of a save, or gets it now; it then holds it until the page ends. A duplicated
 * tab has a copy of the tab's storage and so of the key, which its original holds; a reload gets the key again
 * (P-735). Never rejects.
 */
export async function holdKey(key: string): Promise<boolean> {
  if (held.has(key)) return true
  const isOwn = 'locks' in navigator ? await getLock(`portal.key.${key}`) : isReload()
  if (isOwn) held.add(key)
  return isOwn
}

/** Holds the key of a save that this page created. */
export function holdNewKey(key: string): string {
  held.add(key)
  if ('locks' in navigator) void getLock(`portal.key.${key}`)
  return key
}

function getLock(name: string): Promise<boolean> {
  const waiting = new AbortController()
  return new Promise((resolve) => {
    const timer = setTimeout(() => waiting.abort(), RELEASED_WITHIN)
    const lasting = navigator.locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer)
      resolve(true)
      return new Promise<never>(() => {})
    })
    lasting.catch(() => resolve(false))
  })
}

/** Web Locks are missing on plain http and in old browsers: there a page has the keys of its tab only after a reload. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')
