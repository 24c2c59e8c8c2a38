import { SESSION_SECONDS } from '#domain/session.ts'

import type { Life } from './session-store.ts'

/**
 * The life of a session that was asked for at `asked` (milliseconds since 1970) and got so many seconds. A server may
 * give less than an hour, never more (D-11); where it gives less than `before`, there is no more to be had (P-36).
 */
export function lifeOf(asked: number, seconds: number | undefined, before: number | null = null): Life {
  const granted = seconds === undefined ? null : Math.min(seconds, SESSION_SECONDS)
  return {
    granted,
    deadline: asked + (granted ?? SESSION_SECONDS) * 1000,
    isLast: granted !== null && before !== null && granted < before,
  }
}
