import { SESSION_SECONDS } from '#domain/session.ts'

import type { Life } from './session-store.ts'

/**
 * Lifetime of a session requested at `requestedAt` (milliseconds since 1970) with `seconds` granted: at most
 * an hour (D-11). If it is not longer than `before`, it cannot be extended further (P-36).
 */
export function lifeOf(requestedAt: number, seconds: number | undefined, before: number | null = null): Life {
  const granted = seconds === undefined ? null : Math.min(seconds, SESSION_SECONDS)
  return {
    granted,
    deadline: requestedAt + (granted ?? SESSION_SECONDS) * 1000,
    isLast: granted !== null && before !== null && granted < before,
  }
}
