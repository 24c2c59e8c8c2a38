import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whole seconds until `deadline` (epoch milliseconds), never below 0. Read from the clock at every tick rather than
 * counted down: a laptop that slept wakes up with the right time.
 */
export function useRemainingSeconds(deadline: number): number {
  const left = useCallback(() => Math.max(0, Math.ceil((deadline - Date.now()) / 1000)), [deadline])
  return useSyncExternalStore(everySecond, left)
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}
