/** Fallback in milliseconds if the browser is never idle. */
const IDLE_TIMEOUT = 2_000

export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT })
  else setTimeout(work, IDLE_TIMEOUT)
}
