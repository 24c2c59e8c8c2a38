/** Fallback in milliseconds if the browser is never idle. */
const IDLE_TIMEOUT = 2_000

export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT })
  else setTimeout(work, IDLE_TIMEOUT)
}

/** One after another, so that they do not compete with what the screen needs; none may reject. */
export function inTurnWhenIdle([first, ...others]: readonly (() => Promise<unknown>)[]): void {
  if (first !== undefined) whenIdle(() => void first().then(() => inTurnWhenIdle(others)))
}
