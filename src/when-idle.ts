/** Milliseconds after which a browser that is never idle, or does not tell, is asked anyway. */
const SOON = 2_000

/** Does what can wait once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari does not tell when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: SOON })
  else setTimeout(work, SOON)
}
