import type { Call, ReplyOf } from '../contract/call.ts'
import type { CallInput, Client } from './client.ts'

/** Older replies, in milliseconds, might be outdated. */
export const LIFETIME = 20_000

export type PrefetchedReads = {
  /** Takes the reply of the same read that was made ahead, at most once; makes every other call. */
  readonly call: Client
  /** Makes a read that is about to be needed; its reply is taken within `lifetime` milliseconds. */
  readonly prefetch: <C extends Call>(call: C, sent?: CallInput<C>, lifetime?: number) => void
  /** Drops the replies that were not taken: those of before a failure may have failed with it. */
  readonly clear: () => void
}

type Kept = { readonly reply: Promise<unknown>; readonly until: number }

/**
 * Reads that are made before a screen asks for them (P-703). A reply is kept for the token with which it was
 * made, and dropped once any write is made. A failure counts as the first try (D-130).
 */
export function createPrefetchedReads(
  call: Client,
  token: () => string | null,
  now: () => number = () => performance.now(),
): PrefetchedReads {
  const kept = new Map<string, Kept>()
  const keyOf = ({ method, path }: Call, { params, body }: CallInput<Call> = {}) =>
    JSON.stringify([token(), method, path, params, body])

  const take = (key: string) => {
    const found = kept.get(key)
    kept.delete(key)
    return found && now() <= found.until ? found.reply : null
  }

  return {
    prefetch(called, sent, lifetime = LIFETIME) {
      const key = keyOf(called, sent)
      if ((kept.get(key)?.until ?? Number.NEGATIVE_INFINITY) >= now()) return
      const reply = call(called, sent)
      kept.set(key, { reply, until: now() + lifetime })
      // It is handled where the reply is taken.
      reply.catch(() => {})
    },
    clear: () => kept.clear(),
    call: (called, sent) => {
      if (called.effect === 'write') kept.clear()
      const reply = sent?.signal ? null : take(keyOf(called, sent as CallInput<Call>))
      return (reply as Promise<ReplyOf<typeof called>> | null) ?? call(called, sent)
    },
  }
}
