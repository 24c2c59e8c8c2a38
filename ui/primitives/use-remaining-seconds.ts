import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whole seconds until `deadline` on the clock of `now` (milliseconds since 1970), never below 0. Computed
 * from the clock at every tick, so that it is right after the computer slept.
 */
export function useRemainingSeconds(deadline: number, now: () => number): number {
  const left = useCallback(() => Math.max(0, Math.ceil((deadline - now()) / 1000)), [deadline, now])
  return useSyncExternalStore(everySecond, left)
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}
